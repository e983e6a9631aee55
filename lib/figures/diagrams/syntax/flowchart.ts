import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import { openBlocks, type SourceLine } from './source-lines';

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

/** A node as written. `shape` contains brackets and label, as in `["Own contracts"]`, or is empty for a reference. */
type NodeMention = { id: string; shape: string };

/** A statement such as `A & B -->|yes| C`: groups of nodes, and the arrow before each group except the first. */
type Statement = { groups: NodeMention[][]; arrows: string[] };

const idPattern = /^\w+(?:-\w+)*/;

// Most specific first, in the order of the library.
const shapePatterns = [
  /^\(\(\(.+?\)\)\)/,
  /^\(\[.+?\]\)/,
  /^\(\(.+?\)\)/,
  /^\[\[.+?\]\]/,
  /^\[\(.+?\)\]/,
  /^\[\/.+?\\\]/,
  /^\[\\.+?\/\]/,
  /^>.+?\]/,
  /^\{\{.+?\}\}/,
  /^\[.+?\]/,
  /^\(.+?\)/,
  /^\{.+?\}/,
];

const arrowPatterns = [
  /^<?(?:-->|-\.->|==>|---|-\.-|===)(?![-=.>xo])(?:\|[^|]*\|)?/,
  /^<?(?:--|-\.|==)\s+.+?\s+(?:-->|---|\.->|-\.-|==>|===)/,
];

const firstMatch = (patterns: RegExp[], text: string): string => {
  for (const pattern of patterns) {
    const match = pattern.exec(text)?.[0];
    if (match !== undefined) return match;
  }
  return '';
};

/**
 * Parses a line of nodes and arrows.
 * @throws DiagramError for syntax that the library would silently omit
 */
function readStatement({ text, number }: SourceLine): Statement {
  let rest = text;
  const take = (match: string) => {
    rest = rest.slice(match.length).trimStart();
    return match;
  };
  const takeNode = (): NodeMention => {
    const id = take(idPattern.exec(rest)?.[0] ?? '');
    if (!id) throw new DiagramError(unreadable(text, rest), number);
    return { id, shape: take(firstMatch(shapePatterns, rest)) };
  };
  const takeGroup = () => {
    const group = [takeNode()];
    while (rest.startsWith('&')) {
      take('&');
      group.push(takeNode());
    }
    return group;
  };

  const statement: Statement = { groups: [takeGroup()], arrows: [] };
  while (rest) {
    const arrow = take(firstMatch(arrowPatterns, rest));
    if (!arrow) throw new DiagramError(unreadable(text, rest), number);
    statement.arrows.push(arrow);
    statement.groups.push(takeGroup());
  }
  return statement;
}

function unreadable(text: string, rest: string): string {
  if (!rest) return `"${text}" ends with an arrow without a target. Add a node after it.`;
  if (/^<?[-=~.]/.test(rest)) {
    return `the arrow at "${rest}" can't be drawn. Use -->, ---, -.->, ==> or <-->, with a label as in -->|yes|.`;
  }
  return `"${rest}" can't be read. Put quotes around labels with punctuation, as in A["create, rps > 0"].`;
}

const formatNode = ({ id, shape }: NodeMention): string => `${id}${shape}`;

const formatStatement = ({ groups, arrows }: Statement): string =>
  groups
    .map((group) => group.map(formatNode).join(' & '))
    .map((group, index) => (index === 0 ? group : `${arrows[index - 1]} ${group}`))
    .join(' ');
