import { expect, test } from 'vitest';
import { checkDiagram } from '@/lib/figures/diagrams/syntax/check-diagram';
import { writeSteps } from './write-steps';

const write = (...lines: string[]) => writeSteps(checkDiagram(['sequenceDiagram', ...lines].join('\n')));

test('a sequence diagram is a list of messages with the names of the participants, and a list in it for each block', () => {
  const html = write(
    'actor R as Recipient',
    'participant L as Lockup',
    'R->>+L: withdraw',
    'alt something to withdraw',
    'L-->>-R: tokens',
    'Note over R,L: the status may change',
    'else',
    'L--x-R: revert',
    'end',
  );
  const outline = html
    .replace(/<ul.*/, '')
    .replace(/<\/?(?:div|span)[^>]*>/g, '')
    .replace(/<(li|ol) [^>]*>/g, '<$1>');
  expect(outline.replaceAll('→to', '→')).toBe(
    '<ol><li>Recipient → Lockupwithdraw</li>' +
      '<li>Either: something to withdraw<ol><li>Lockup → Recipienttokens</li><li>the status may change</li></ol></li>' +
      '<li>Otherwise<ol><li>Lockup → Recipientrevert</li></ol></li></ol>',
  );
});

test('the dots of a list differ like the arrows of the drawing, which a key explains in words', () => {
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
