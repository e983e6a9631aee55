import type { Contract, Item, Parameter, Piece } from './model';

/** Returns the address of an error's row in the table of all errors, if it has one. */
export type ErrorRow = (name: string) => string | undefined;

/** A part of an entry below its text, with its label. */
type Labeled<Content> = { label: string; content: Content[] };

const filled = <Content>(parts: Labeled<Content>[]): Labeled<Content>[] =>
  parts.filter(({ content }) => content.length > 0);

/** The parts of an entry that are lists of sentences. */
export const pointsOf = ({ docs }: Pick<Item, 'docs'>): Labeled<string>[] =>
  filled([
    { label: 'Requirements', content: docs.requirements },
    { label: 'Notes', content: docs.notes },
  ]);

/** The tables of an entry: its parameters, fields, or values, and its returned values. */
export const tablesOf = ({ kind, parameters, returns }: Item): Labeled<Parameter>[] =>
  filled([
    {
      label: kind === 'struct' ? 'Fields' : kind === 'enum' ? 'Values' : 'Parameters',
      content: parameters.filter(isWorthSaying),
    },
    { label: 'Returns', content: returns.filter(isWorthSaying) },
  ]);

/** A row with neither a name nor a description would only repeat the declaration. */
const isWorthSaying = ({ name, description }: Parameter): boolean => name !== '' || description !== '';

/** The parts of an entry that are lists of linked names. Errors link to the row that explains them, if there is one. */
export const namesOf = (
  { reverts, emits, overrides, thrownBy }: Item,
  errorRow: ErrorRow,
): Labeled<Piece>[] =>
  filled([
    { label: 'Can revert with', content: reverts.map((piece) => withRow(piece, errorRow)) },
    { label: 'Emits', content: emits },
    { label: 'Overrides', content: overrides },
    { label: 'Thrown by', content: thrownBy },
  ]);

const withRow = ({ text, href }: Piece, errorRow: ErrorRow): Piece => {
  const target = errorRow(text) ?? href;
  return target ? { text, href: target } : { text };
};

/** An event has a topic, and every other item a selector. */
export const selectorLabel = ({ kind }: Item): string => (kind === 'event' ? 'Topic' : 'Selector');

/** The address of an item's source. An inherited item has its source link on the page that declares it. */
export const sourceUrlOf = ({ source }: Contract, { inheritedFrom, line }: Item): string | undefined =>
  inheritedFrom ? undefined : `${source.url}${line === undefined ? '' : `#L${line}`}`;

/** The address of the row that explains an error's cause and fix. */
export const explanationOf = ({ kind, name }: Item, errorRow: ErrorRow): string | undefined =>
  kind === 'error' ? errorRow(name) : undefined;
