import type { Contract, Item, Parameter, Piece } from './model';

/** An error's row in the table of all errors: its address, and its cause in a sentence of Markdown. */
export type ExplainedError = { href: string; cause: string };

/** Returns the row of an error that the protocol declares. Errors of libraries have none. */
export type ErrorRow = (name: string) => ExplainedError | undefined;

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
      content: explained(parameters),
    },
    { label: 'Returns', content: explained(returns) },
  ]);

/** A list without any description would only repeat the declaration, unless it has structs. */
const explained = (parameters: readonly Parameter[]): Parameter[] =>
  parameters.some(({ description, type }) => description !== '' || type.some(({ href }) => href))
    ? parameters.filter(({ name, description }) => name !== '' || description !== '')
    : [];

/** The errors that a call can end in: those of the protocol with their causes, and those of libraries. */
export type Reverts = { own: { piece: Piece; cause: string }[]; library: Piece[] };

/** Splits the errors of an entry by who declares them. The protocol's own link to the row that explains them. */
export function revertsOf({ reverts }: Item, errorRow: ErrorRow): Reverts {
  const explained = reverts.map((piece) => ({ piece, row: errorRow(piece.text) }));
  return {
    own: explained.flatMap(({ piece, row }) =>
      row ? [{ piece: { text: piece.text, href: row.href }, cause: row.cause }] : [],
    ),
    library: explained.flatMap(({ piece, row }) => (row ? [] : [piece])),
  };
}

/** The parts of an entry that are lists of linked names. */
export const namesOf = ({ emits, thrownBy }: Item): Labeled<Piece>[] =>
  filled([
    { label: 'Emits', content: emits },
    { label: 'Thrown by', content: thrownBy },
  ]);

/** The paragraphs of an entry, without those that only name events or an error, which the entry lists exactly. */
export const detailsOf = ({ docs, emits, reverts }: Item): string[] =>
  docs.details.filter(
    (text) =>
      !(emits.length > 0 && listsEvents.test(text)) && !(reverts.length > 0 && namesRevert.test(text)),
  );

const namesRevert = /^Reverts if [^.]+\.$/;
const listsEvents = /^Emits (?:(?:an?|multiple|and|or|either|,|\[?`[\w.]+`(?:\]\([^)]*\))?,?)\s)*events?\.$/;

/** An event has a topic, and every other item a selector. */
export const selectorLabel = ({ kind }: Item): string => (kind === 'event' ? 'Topic' : 'Selector');

/** The address of an item's source. An inherited item has its source link on the page that declares it. */
export const sourceUrlOf = ({ source }: Contract, { inheritedFrom, line }: Item): string | undefined =>
  inheritedFrom ? undefined : `${source.url}${line === undefined ? '' : `#L${line}`}`;

/** The address of the row that explains an error's cause and fix. */
export const explanationOf = ({ kind, name }: Item, errorRow: ErrorRow): string | undefined =>
  kind === 'error' ? errorRow(name)?.href : undefined;

/** The Solidity statement that imports a declaration. */
export const importOf = (name: string, path: string): string => `import { ${name} } from "${path}";`;
