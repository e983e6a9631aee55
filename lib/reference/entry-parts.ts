import type { Item, Parameter, Piece } from './model';

/** Where the table of all errors explains an error, if it does. */
export type ErrorRow = (name: string) => string | undefined;

/** A part of an entry below its text, with the words that stand above it. */
type Labeled<Content> = { label: string; content: Content[] };

const filled = <Content>(parts: Labeled<Content>[]): Labeled<Content>[] =>
  parts.filter(({ content }) => content.length > 0);

/** Lists of sentences. */
export const pointsOf = ({ docs }: Pick<Item, 'docs'>): Labeled<string>[] =>
  filled([
    { label: 'Requirements', content: docs.requirements },
    { label: 'Notes', content: docs.notes },
  ]);

/** Tables of parameters, fields, values, and of what is returned. */
export const tablesOf = ({ kind, parameters, returns }: Item): Labeled<Parameter>[] =>
  filled([
    {
      label: kind === 'struct' ? 'Fields' : kind === 'enum' ? 'Values' : 'Parameters',
      content: parameters.filter(isWorthSaying),
    },
    { label: 'Returns', content: returns.filter(isWorthSaying) },
  ]);

/** A getter's single unnamed value without a word about it says nothing that the declaration doesn't. */
const isWorthSaying = ({ name, description }: Parameter): boolean => name !== '' || description !== '';

/** Lists of names that lead on; errors lead to the row that explains them, where there is one. */
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

/** `Topic` of an event, `Selector` of everything else that has one. */
export const selectorLabel = ({ kind }: Item): string => (kind === 'event' ? 'Topic' : 'Selector');

/** Where an error is explained: when it is thrown, and what to do. */
export const explanationOf = ({ kind, name }: Item, errorRow: ErrorRow): string | undefined =>
  kind === 'error' ? errorRow(name) : undefined;
