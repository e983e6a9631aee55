import { expect, test } from 'vitest';
import { checkDiagram } from '@/lib/figures/diagrams/syntax/check-diagram';
import { writeSteps } from './write-steps';

const stepsOf = (...lines: string[]) => checkDiagram(lines.join('\n')).steps;

test('a sequence diagram is a list of messages with the names of the participants', () => {
  expect(
    stepsOf(
      'sequenceDiagram',
      'actor R as Recipient',
      'participant L as Lockup',
      'R->>+L: withdraw',
      'alt something to withdraw',
      'L-->>-R: tokens',
      'Note over R,L: the status may change',
      'else',
      'L--x-R: revert',
      'end',
    ),
  ).toEqual([
    { from: 'Recipient', to: 'Lockup', text: 'withdraw', look: 'line' },
    {
      heading: 'Either: something to withdraw',
      steps: [
        { from: 'Lockup', to: 'Recipient', text: 'tokens', look: 'dashed' },
        { from: '', to: '', text: 'the status may change' },
      ],
    },
    { heading: 'Otherwise', steps: [{ from: 'Lockup', to: 'Recipient', text: 'revert', look: 'dashed' }] },
  ]);
});

test('the dots of a list differ like the arrows of the drawing, which a key explains in words', () => {
  const write = (...lines: string[]) => {
    const { steps, events } = checkDiagram(['sequenceDiagram', ...lines].join('\n'));
    return writeSteps(steps, events);
  };
  const html = write('A->>B: pay', 'Note over A,B: Day 10', 'B-)A: tokens', 'B-->>A: amount');
  expect(html.match(/<li[^>]*>/g)).toEqual([
    '<li>',
    '<li class="diagram-case">',
    '<li class="diagram-dot-moved">',
    '<li class="diagram-dot-dashed">',
    '<li>',
    '<li class="diagram-dot-dashed">',
    '<li class="diagram-dot-moved">',
  ]);
  expect(html).toMatch(/<ul class="diagram-steps diagram-key">.*>call<.*>return value<.*>tokens</);
  expect(write('A->>B: pay')).not.toContain('diagram-key');
});
