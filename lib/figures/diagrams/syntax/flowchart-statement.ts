import { DiagramError } from '@/lib/figures/diagrams/diagram-error';
import type { SourceLine } from './source-line';

/**
 * A node as written. `shape` contains brackets and label, as in `["Own contracts"]`, or is empty for a
 * reference.
 */
export type NodeMention = { id: string; shape: string };

/**
 * A statement such as `A & B -->|yes| C`: groups of nodes, and the arrow before each group except the first.
 */
export type Statement = { groups: NodeMention[][]; arrows: string[] };

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

/** Parses a line of nodes and arrows. @throws DiagramError for syntax that the library would silently omit */
export function readStatement({ text, number }: SourceLine): Statement {
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

/** Serializes a statement with the spaces that the library needs between nodes and arrows. */
export const formatStatement = ({ groups, arrows }: Statement): string =>
  groups
    .map((group) => group.map(formatNode).join(' & '))
    .map((group, index) => (index === 0 ? group : `${arrows[index - 1]} ${group}`))
    .join(' ');
