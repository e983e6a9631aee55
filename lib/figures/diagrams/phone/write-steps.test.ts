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

test('a flowchart is a list of arrows with the labels of their ends', () => {
  expect(stepsOf('flowchart LR', 'A["Stream<br>7"] -->|"owned by"| B{"A user?"}', 'B --> C')).toEqual([
    { from: 'Stream 7', to: 'A user?', text: 'owned by' },
    { from: 'A user?', to: 'C', text: '' },
  ]);
});

test('the dots of a list differ like the arrows of the drawing, which a key explains in words', () => {
  const write = (...lines: string[]) => {
    const { steps, sequence } = checkDiagram(['sequenceDiagram', ...lines].join('\n'));
    return writeSteps(steps, sequence?.events);
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

test('arrows are grouped by their start', () => {
  const link = { from: 'A', text: '' };
  const html = writeSteps([
    { ...link, to: 'B' },
    { from: 'C', to: 'A', text: 'x' },
    { ...link, to: 'D' },
  ]);
  expect(
    html
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe('A → to B → to D C → to A x');
});
