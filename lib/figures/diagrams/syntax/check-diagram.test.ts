import { expect, test } from 'vitest';
import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import { checkDiagram } from './check-diagram';

function reported(source: string): { line?: number; message: string } {
  try {
    checkDiagram(source);
  } catch (error) {
    if (error instanceof DiagramError) return { line: error.line, message: error.message };
    throw error;
  }
  return { message: 'nothing' };
}

test('the error for an unknown kind names the supported one and drawings', () => {
  expect(reported('flowchart LR\n  A --> B')).toMatchInlineSnapshot(`
    {
      "line": 1,
      "message": ""flowchart LR" is not a supported kind of diagram. Start with sequenceDiagram, or draw it as content/drawings/name.svg.",
    }
  `);
});

test('the error for an empty diagram shows a first line', () => {
  expect(reported('  \n%% nothing\n').message).toMatchInlineSnapshot(
    `"the diagram is empty. Start with the line "sequenceDiagram"."`,
  );
});

test('line numbers include blank lines and comments', () => {
  expect(reported('sequenceDiagram\n\n%% a comment\nautonumber').line).toBe(4);
});

test.each([
  ['A->>B: <i>pay</i>', '<i> has no effect'],
  ['A->>B: `two words`', "a backtick that doesn't enclose one word of code"],
  ['end', '"end" does not close anything'],
  ['activate A', 'mark activations on the arrow'],
  ['Note over A: first', "can't come before the first message"],
  ['loop forever', 'is never closed'],
  ['autonumber', '"autonumber" can\'t be drawn'],
])('the line "%s" is rejected', (line, message) => {
  const problem = reported(`sequenceDiagram\n${line}`);
  expect(problem.line).toBe(2);
  expect(problem.message).toContain(message);
});

test('a note right after a block is rejected, because it would overlap the frame', () => {
  expect(reported('sequenceDiagram\nloop day\nA->>B: pay\nend\nNote over A: late').line).toBe(5);
});

test('a participant that is declared after its first message is rejected, because its name would be lost', () => {
  expect(reported('sequenceDiagram\nA->>B: pay\nparticipant B as Bob').message).toContain('name "B" before');
});
