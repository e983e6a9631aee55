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

test('the error for an unknown kind lists the supported kinds', () => {
  expect(reported('gantt\n  title Plan')).toMatchInlineSnapshot(`
    {
      "line": 1,
      "message": "line 1: "gantt" is not a supported kind of diagram. Start with flowchart TD, flowchart LR, or sequenceDiagram.",
    }
  `);
});

test('the error for an empty diagram shows a first line', () => {
  expect(reported('  \n%% nothing\n').message).toMatchInlineSnapshot(
    `"the diagram is empty. Start with a line such as "flowchart TD"."`,
  );
});

test('line numbers include blank lines and comments', () => {
  expect(reported('flowchart TD\n\n%% a comment\nA ~~~ B').line).toBe(4);
});

test.each([
  ['flowchart TD', 'A ~~~ B', 'the arrow at "~~~ B" can\'t be drawn'],
  ['flowchart TD', 'A --x B', 'the arrow at "--x B" can\'t be drawn'],
  ['flowchart TD', 'A -->', 'ends with an arrow without a target'],
  ['flowchart TD', 'A["one"] two', '"two" can\'t be read'],
  ['flowchart TD', 'style A fill:#f00', '"style" is not supported'],
  ['flowchart TD', 'A["<i>one</i>"] --> B', '<i> has no effect'],
  ['flowchart TD', 'A["`two words`"] --> B', "a backtick that doesn't enclose one word of code"],
  ['flowchart TD', 'A & B --> C', '"& B --> C" can\'t be drawn'],
  ['flowchart TD', 'A[(Data)] --> B', '"[(Data)] --> B" can\'t be drawn'],
  ['flowchart TD', 'direction LR', '"direction" is not supported'],
  ['flowchart TD', 'end', '"end" does not close anything'],
  ['flowchart TD', 'subgraph S', 'is never closed'],
  ['sequenceDiagram', 'activate A', 'mark activations on the arrow'],
  ['sequenceDiagram', 'Note over A: first', "can't come before the first message"],
  ['sequenceDiagram', 'loop forever', 'is never closed'],
  ['sequenceDiagram', 'autonumber', '"autonumber" can\'t be drawn'],
])('in a %s, the line "%s" is rejected', (heading, line, message) => {
  const problem = reported(`${heading}\n${line}`);
  expect(problem.line).toBe(2);
  expect(problem.message).toContain(message);
});

test('a note right after a block is rejected, because it would overlap the frame', () => {
  expect(reported('sequenceDiagram\nloop day\nA->>B: pay\nend\nNote over A: late').line).toBe(5);
});

test('a participant that is declared after its first message is rejected, because its name would be lost', () => {
  expect(reported('sequenceDiagram\nA->>B: pay\nparticipant B as Bob').message).toContain('name "B" before');
});

test('arrows without spaces are parsed like in Mermaid', () => {
  expect(checkDiagram('flowchart TD\nA-->B-.->|no|C').mermaid).toBe('flowchart TD\nA --> B -.->|no| C');
});

test('a node mentioned in a subgraph gets its brackets there, which puts it inside', () => {
  const checked = checkDiagram('flowchart TD\nA --> B\nsubgraph S\nB --> C\nend\nB["Bob"]');
  expect(checked.mermaid?.split('\n').slice(1, 4)).toEqual([
    'A --> B["Bob"]',
    'subgraph S',
    'B["Bob"] --> C[C]',
  ]);
});
