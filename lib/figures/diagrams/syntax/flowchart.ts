import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import { openBlocks, type SourceLine } from './source-lines';

/** A node as written. `shape` contains brackets and label, as in `["Own contracts"]`, or is empty for a reference. */
type NodeMention = { id: string; shape: string };

/** A statement such as `A -->|yes| B`: nodes, and the arrow before each node except the first. */
type Statement = { nodes: NodeMention[]; arrows: string[] };

/**
 * Checks a flowchart and rewrites it for the library, which only recognizes a label where its node is first mentioned,
 * and only puts a node into a subgraph that contains its brackets.
 * @returns the lines below the heading
 * @throws DiagramError for a line that can't be drawn
 */
export function checkFlowchart(lines: SourceLine[]): string[] {
  const subgraphs = openBlocks();
  const parsed = lines.map((line): Statement | string => {
    if (/^subgraph\b/.test(line.text)) subgraphs.open(line);
    else if (line.text === 'end') subgraphs.close(line);
    else return readStatement(line);
    return line.text;
  });
  subgraphs.finish();
  const shapes = new Map<string, string>();
  for (const { id, shape } of parsed.flatMap((each) => (typeof each === 'string' ? [] : each.nodes)))
    if (shape && !shapes.has(id)) shapes.set(id, flatten(shape));
  return spellOut(parsed, shapes);
}

// The library draws a diamond as tall as its label is wide. A hexagon needs a third of the space.
const flatten = (shape: string): string => (shape.startsWith('{') ? `{${shape}}` : shape);

function spellOut(parsed: readonly (Statement | string)[], shapes: ReadonlyMap<string, string>): string[] {
  const mentioned = new Set<string>();
  const placed = new Set<string>();
  let depth = 0;
  const spell = ({ id }: NodeMention): string => {
    if ((depth > 0 ? placed : mentioned).has(id)) return id;
    mentioned.add(id);
    if (depth > 0) placed.add(id);
    return id + (shapes.get(id) ?? (depth > 0 ? `[${id}]` : ''));
  };
  return parsed.map((each) => {
    if (typeof each === 'string') {
      depth += each === 'end' ? -1 : 1;
      return each;
    }
    return each.nodes
      .map((node, index) => [...each.arrows.slice(index - 1, index), spell(node)].join(' '))
      .join(' ');
  });
}

const nodePattern = /^(\w+(?:-\w+)*)(\(\[[^[\]]+\]\)|\[[^([/\\].*?\]|\([^([].*?\)|\{[^{].*?\})?\s*/;

const arrowPattern =
  /^(<?(?:-->|-\.->|==>|---|-\.-|===)(?![-=.>xo])(?:\|[^|]*\|)?|<?(?:--|-\.|==)\s+.+?\s+(?:-->|---|\.->|-\.-|==>|===))\s*/;

/**
 * Parses a line of nodes and arrows.
 * @throws DiagramError for syntax that the library would silently omit
 */
function readStatement({ text, number }: SourceLine): Statement {
  const [, word] = /^(style|classDef|class|linkStyle|click|direction|accTitle|accDescr)\b/.exec(text) ?? [];
  if (word)
    throw new DiagramError(
      `"${word}" is not supported, because the site sets colors, sizes, and titles. Remove it.`,
      number,
    );
  const statement: Statement = { nodes: [], arrows: [] };
  let rest = text;
  const take = (pattern: RegExp): [string, string] => {
    const [whole, first = '', second = ''] = pattern.exec(rest) ?? [];
    if (whole === undefined) throw new DiagramError(unreadable(text, rest), number);
    rest = rest.slice(whole.length);
    return [first, second];
  };
  for (;;) {
    const [id, shape] = take(nodePattern);
    statement.nodes.push({ id, shape });
    if (!rest) return statement;
    statement.arrows.push(take(arrowPattern)[0]);
  }
}

function unreadable(text: string, rest: string): string {
  if (!rest) return `"${text}" ends with an arrow without a target. Add a node after it.`;
  if (/^<?[-=~.]/.test(rest)) {
    return `the arrow at "${rest}" can't be drawn. Use -->, ---, -.->, ==> or <-->, with a label as in -->|yes|.`;
  }
  if (/^[&[({>]/.test(rest))
    return `"${rest}" can't be drawn. Nodes are [boxes], (rounded), ([stadiums]), or {decisions}, one on each side of an arrow.`;
  return `"${rest}" can't be read. Put quotes around labels with punctuation, as in A["create, rps > 0"].`;
}
