import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import { openBlocks } from './block-stack';
import { formatStatement, type NodeMention, readStatement, type Statement } from './flowchart-statement';
import type { SourceLine } from './source-line';

const subgraphPattern = /^subgraph\s+(?:([\w-]+)\s*\[.+\]|(.+))$/;

type Parsed = { line: SourceLine; statement?: Statement };

/**
 * Checks a flowchart and rewrites it for the library, which only recognizes a label where its node is first mentioned,
 * and only puts a node into a subgraph that contains its brackets.
 * @returns the lines below the heading
 * @throws DiagramError for a line that can't be drawn
 */
export function checkFlowchart(lines: SourceLine[]): string[] {
  const parsed = parseLines(lines);
  const shapes = new Map<string, string>();
  for (const node of parsed.flatMap(({ statement }) => statement?.groups.flat() ?? [])) {
    if (node.shape && !shapes.has(node.id)) shapes.set(node.id, flatten(node.shape));
  }
  return spellOut(parsed, shapes);
}

// The library draws a diamond as tall as its label is wide. A hexagon needs a third of the space.
const flatten = (shape: string): string => (/^\{[^{]/.test(shape) ? `{${shape}}` : shape);

function parseLines(lines: SourceLine[]): Parsed[] {
  const subgraphs = openBlocks('end');
  const parsed = lines.map((line): Parsed => {
    if (/^subgraph\b/.test(line.text)) {
      if (!subgraphPattern.test(line.text)) throw new DiagramError('a subgraph needs a name.', line.number);
      subgraphs.open(line);
      return { line };
    }
    if (line.text === 'end') {
      subgraphs.close(line);
      return { line };
    }
    if (/^direction\s+(TD|TB|LR|BT|RL)$/.test(line.text) && !subgraphs.isEmpty()) return { line };
    rejectStyling(line);
    return { line, statement: readStatement(line) };
  });
  subgraphs.finish();
  return parsed;
}

function rejectStyling({ text, number }: SourceLine): void {
  const word = /^(style|classDef|class|linkStyle|click|direction|accTitle|accDescr)\b/.exec(text)?.[1];
  if (word) {
    throw new DiagramError(
      `"${word}" is not supported, because the site sets colors, sizes, and titles. Remove it.`,
      number,
    );
  }
}

function spellOut(parsed: Parsed[], shapes: Map<string, string>): string[] {
  const mentioned = new Set<string>();
  const placed = new Set<string>();
  let depth = 0;

  const spell = ({ id }: NodeMention): NodeMention => {
    const isFirstMention = !mentioned.has(id);
    const isFirstInSubgraph = depth > 0 && !placed.has(id);
    mentioned.add(id);
    if (depth > 0) placed.add(id);
    if (isFirstInSubgraph) return { id, shape: shapes.get(id) ?? `[${id}]` };
    return { id, shape: isFirstMention ? (shapes.get(id) ?? '') : '' };
  };

  return parsed.map(({ line, statement }) => {
    if (!statement) {
      if (line.text.startsWith('subgraph')) depth += 1;
      if (line.text === 'end') depth -= 1;
      return line.text;
    }
    return formatStatement({ ...statement, groups: statement.groups.map((group) => group.map(spell)) });
  });
}
