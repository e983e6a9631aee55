import type { Contract, Item, Parameter, Piece } from './model';
import { type ObservedContract, outsideErrors } from './observed-effects';

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
  /** Those that a contract of the protocol throws that this one calls. */
  passedOn: Piece[];
  /** Those in the source code that no call of the tests caused. */
  unreached: Piece[];
  /** The errors that the call passes on and that no list contains, as a sentence, or empty. */
  outside: string;
};

/**
 * Divides the errors of an entry. The protocol's own link to the row that explains them.
 * @param observed the effects of the contract's functions in the tests, unless they can't execute it
 */
export function revertsOf(
  { anchor, name, reverts }: Item,
  errorRow: ErrorRow,
  observed: ObservedContract | undefined,
): Reverts {
  const isUnreached = ({ text }: Piece) => observed?.[anchor]?.unreached.includes(text) ?? false;
  const others = Object.keys(observed?.[anchor]?.reverts ?? {})
    .filter((error) => reverts.every(({ text }) => text !== error) && !isOutside(error))
    .map((text): Piece => ({ text }));
  const linked = (piece: Piece): Piece => {
    const row = errorRow(piece.text);
    return row ? { text: piece.text, href: row.href } : piece;
  };
  const reached = [...reverts.filter((each) => !isUnreached(each)), ...others.filter(isPanic)].map(
    (piece) => ({ piece: linked(piece), cause: errorRow(piece.text)?.cause }),
  );
  const passedOn = others.filter((each) => !isPanic(each));
  return {
    own: reached.flatMap(({ piece, cause }) => (cause === undefined ? [] : [{ piece, cause }])),
    library: reached.flatMap(({ piece, cause }) => (cause === undefined ? [piece] : [])),
    passedOn: passedOn.map(linked),
    unreached: reverts.filter(isUnreached).map(linked),
    outside:
      name === 'batch' && reverts.length === 0
        ? 'If a call in the batch reverts, the entire batch reverts with the same error.'
        : outsideSentence([...reverts, ...passedOn].map(({ text }) => text)),
  };
}

const isPanic = ({ text }: Piece): boolean => text.startsWith('Panic(');
const isOutside = (name: string): boolean => Object.values<string>(outsideErrors).includes(name);

/**
 * Returns the other contracts whose errors a function passes on, which follows from the errors with which the function
 * rejects their results.
 */
export const outsideContracts = (errors: readonly string[]): (keyof typeof outsideErrors)[] => [
  ...(errors.includes('SafeERC20FailedOperation') ? ['token' as const] : []),
  ...(errors.some((name) => name.endsWith('_InvalidHookSelector')) ? ['hook' as const] : []),
];

function outsideSentence(errors: readonly string[]): string {
  const contracts = outsideContracts(errors).map((each) => (each === 'token' ? 'token' : 'recipient’s hook'));
  return contracts.length > 0
    ? `If the ${contracts.join(' or the ')} reverts, so does this call, with the same error.`
    : '';
}

/** The label of the errors in {@link Reverts.unreached}. */
export const unreachedLabel = 'in the code, but not reached in our tests';

/** Returns the events that only contracts emit that this one calls, as in the tests. */
const passedOnEvents = ({ anchor, emits }: Item, observed: ObservedContract | undefined): Piece[] =>
  Object.keys(observed?.[anchor]?.emits ?? {})
    .filter((name) => emits.every(({ text }) => text !== name))
    .map((text) => ({ text }));

/** Returns the parts of an entry that are lists of names. */
export const namesOf = (item: Item, observed: ObservedContract | undefined): Labeled<Piece>[] =>
  filled([
    { label: 'Emits', content: item.emits },
    { label: 'Emitted by the called contract', content: passedOnEvents(item, observed) },
    { label: 'Thrown by', content: item.thrownBy },
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
