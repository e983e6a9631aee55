import type { Contract, Item, Parameter, Piece } from './model';
import type { ObservedContract } from './observed-effects';

/** An error's row in the table of all errors: its URL, and its cause as a sentence in Markdown. */
export type ExplainedError = { href: string; cause: string };

/** Returns the row of an error that the protocol declares. Library errors have no row. */
export type ErrorRow = (name: string) => ExplainedError | undefined;

/** A part of an entry below its text, with its label. */
type Labeled<Content> = { label: string; content: Content[] };

const filled = <Content>(parts: Labeled<Content>[]): Labeled<Content>[] =>
  parts.filter(({ content }) => content.length > 0);

/** Returns the parts of an entry that are lists of sentences. */
export const pointsOf = ({ docs }: Pick<Item, 'docs'>): Labeled<string>[] =>
  filled([
    { label: 'Requirements', content: docs.requirements },
    { label: 'Notes', content: docs.notes },
  ]);

/** Returns the tables of an entry: its parameters, fields, or values, and its return values. */
export const tablesOf = ({ kind, parameters, returns }: Item): Labeled<Parameter>[] =>
  filled([
    {
      label: kind === 'struct' ? 'Fields' : kind === 'enum' ? 'Values' : 'Parameters',
      content: explained(parameters),
    },
    { label: 'Returns', content: explained(returns) },
  ]);

/** A list without descriptions would only repeat the declaration, unless it contains structs. */
const explained = (parameters: readonly Parameter[]): Parameter[] =>
  parameters.some(({ description, type }) => description !== '' || type.some(({ href }) => href))
    ? parameters.filter(({ name, description }) => name !== '' || description !== '')
    : [];

/** The errors that a call can revert with. */
export type Reverts = {
  /** Those of the protocol and the compiler, with their causes. */
  own: { piece: Piece; cause: string }[];
  library: Piece[];
  /** Those that a contract throws that this one calls. */
  passedOn: Piece[];
  /** Those in the source code that no call of the tests caused. */
  unreached: Piece[];
};

/**
 * Divides the errors of an entry. The protocol's own link to the row that explains them.
 * @param observed the effects of the contract's functions in the tests, unless they can't execute it
 */
export function revertsOf(
  { name, reverts }: Item,
  errorRow: ErrorRow,
  observed: ObservedContract | undefined,
): Reverts {
  const occurred = observed ? (observed[name]?.reverts ?? []) : reverts.map(({ text }) => text);
  const others = occurred.filter((each) => !reverts.some(({ text }) => text === each));
  const explain = (piece: Piece) => ({ piece, row: errorRow(piece.text) });
  const linked = (piece: Piece): Piece => {
    const row = errorRow(piece.text);
    return row ? { text: piece.text, href: row.href } : piece;
  };
  const reached = [
    ...reverts.filter(({ text }) => occurred.includes(text)),
    ...others.filter(isPanic).map((text) => ({ text })),
  ].map(explain);
  return {
    own: reached.flatMap(({ piece, row }) =>
      row ? [{ piece: { text: piece.text, href: row.href }, cause: row.cause }] : [],
    ),
    library: reached.flatMap(({ piece, row }) => (row ? [] : [piece])),
    passedOn: others.filter((each) => !isPanic(each)).map((text) => linked({ text })),
    unreached: reverts.filter(({ text }) => !occurred.includes(text)).map(linked),
  };
}

const isPanic = (name: string): boolean => name.startsWith('Panic(');

/** The label of the errors in {@link Reverts.unreached}. */
export const unreachedLabel = 'in the code, but not reached in our tests';

/** Returns the parts of an entry that are lists of linked names. */
export const namesOf = ({ emits, thrownBy }: Item): Labeled<Piece>[] =>
  filled([
    { label: 'Emits', content: emits },
    { label: 'Thrown by', content: thrownBy },
  ]);

/**
 * Returns the paragraphs of an entry, except those that only name events or an error, because the entry lists
 * those separately.
 */
export const detailsOf = ({ docs, emits, reverts }: Item): string[] =>
  docs.details.filter(
    (text) =>
      !(emits.length > 0 && listsEvents.test(text)) && !(reverts.length > 0 && namesRevert.test(text)),
  );

const namesRevert = /^Reverts if [^.]+\.$/;
const listsEvents = /^Emits (?:(?:an?|multiple|and|or|either|,|\[?`[\w.]+`(?:\]\([^)]*\))?,?)\s)*events?\.$/;

/** Returns the label of an item's hash. Events have a topic, and all other items have a selector. */
export const selectorLabel = ({ kind }: Item): string => (kind === 'event' ? 'Topic' : 'Selector');

/** Returns the URL of an item's source. For an inherited item, the link is on the page that declares it. */
export const sourceUrlOf = ({ source }: Contract, { inheritedFrom, line }: Item): string | undefined =>
  inheritedFrom ? undefined : `${source.url}${line === undefined ? '' : `#L${line}`}`;

/** Returns the URL of the row that explains an error's cause and fix. */
export const explanationOf = ({ kind, name }: Item, errorRow: ErrorRow): string | undefined =>
  kind === 'error' ? errorRow(name)?.href : undefined;

/** Returns the Solidity statement that imports a declaration. */
export const importOf = (name: string, path: string): string => `import { ${name} } from "${path}";`;
