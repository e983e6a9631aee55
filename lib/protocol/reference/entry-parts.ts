import { z } from 'zod';
import { dataFile } from '@/lib/protocol/data-file';
import { listErrorRows } from '@/lib/protocol/errors/error-rows';
import { libraryNames } from '@/lib/protocol/errors/libraries';
import { releaseId, releaseTitle } from '@/lib/site/release';
import { firstSentence } from './doc-text';
import type { Contract, Item, Parameter, Piece, ReleaseModel } from './model';

/** An error's row in the table of all errors: its URL, and its cause as a sentence in Markdown. */
type ExplainedError = { href: string; cause: string };

/** Returns the row of an error that the protocol declares. Library errors have no row. */
export type ErrorRow = (name: string) => ExplainedError | undefined;

/** Returns the tables of an entry: its parameters, fields, or values, and its return values. */
export const tablesOf = ({ kind, parameters, returns }: Item): { label: string; content: Parameter[] }[] =>
  [
    {
      label: kind === 'struct' ? 'Fields' : kind === 'enum' ? 'Values' : 'Parameters',
      content: explained(parameters),
    },
    { label: 'Returns', content: explained(returns) },
  ].filter(({ content }) => content.length > 0);

/** A list without descriptions would only repeat the declaration, unless it contains structs. */
const explained = (parameters: readonly Parameter[]): Parameter[] =>
  parameters.some(({ description, type }) => description !== '' || type.some(({ href }) => href))
    ? parameters.filter(({ name, description }) => name !== '' || description !== '')
    : [];

type Reverts = {
  /** Those of the protocol and panics, with their causes. */
  own: { piece: Piece; cause: string }[];
  library: Piece[];
  unreached: Piece[];
};

/** Introduces the list of these errors. */
export const unreachedLabel = 'In the code, not reached in tests';

/** Divides the errors of an entry into the protocol's own, with their causes, and those of libraries. */
export function revertsOf({ reverts, panics = {}, unreached = [] }: Item, errorRow: ErrorRow): Reverts {
  const isUnreached = ({ text }: Piece) => unreached.includes(text);
  const explained = reverts.map((piece) => {
    const row = errorRow(piece.text);
    return { piece: row ? { text: piece.text, href: row.href } : piece, cause: row?.cause };
  });
  const reached = explained.filter(({ piece }) => !isUnreached(piece));
  return {
    own: [
      ...reached.flatMap(({ piece, cause }) => (cause === undefined ? [] : [{ piece, cause }])),
      ...Object.entries(panics).map(([code, cause]) => ({
        piece: { text: `Panic(${code})`, href: `/reference/errors#panic-${code}` },
        cause,
      })),
    ],
    library: reached.flatMap(({ piece, cause }) => (cause === undefined ? [piece] : [])),
    unreached: explained.map(({ piece }) => piece).filter(isUnreached),
  };
}

/** Returns the paragraphs of an entry, except those that only name events or an error, which the entry lists. */
export const detailsOf = ({ docs, emits, reverts }: Item): string[] =>
  docs.details.filter(
    (text) =>
      !(emits.length > 0 && listsEvents.test(text)) && !(reverts.length > 0 && namesRevert.test(text)),
  );

const namesRevert = /^Reverts if [^.]+\.$/;
const listsEvents = /^Emits (?:(?:an?|multiple|and|or|either|,|\[?`[\w.]+`(?:\]\([^)]*\))?,?)\s)*events?\.$/;

/** Returns the label of an item's hash. Events have a topic, and all other items have a selector. */
export const selectorLabel = ({ kind }: Item): string => (kind === 'event' ? 'Topic' : 'Selector');

/** Returns the URL of an item's line. An inherited item's link is on the page that declares it. */
export const sourceUrlOf = ({ source }: Contract, { inheritedFrom, line }: Item): string | undefined =>
  inheritedFrom || line === undefined ? undefined : `${source.url}#L${line}`;

/** Returns the URL of the row that explains an error's cause and fix. */
export const explanationOf = ({ kind, name }: Item, errorRow: ErrorRow): string | undefined =>
  kind === 'error' ? errorRow(name)?.href : undefined;

/** Returns the Solidity statement that imports a declaration. */
export const importOf = (name: string, path: string): string => `import { ${name} } from "${path}";`;

/** Reads which tables on the errors page explain the errors of a release. If several have an error, the first one wins. */
export const readErrorTables = dataFile(
  'content/data/error-tables.json',
  z.record(z.string(), z.array(z.enum(libraryNames))),
);

/** Returns a function that looks up a release's errors in the table of all errors. */
export function errorRowsOf({ release }: ReleaseModel): ErrorRow {
  const title = releaseTitle(release);
  const rows = new Map(
    (readErrorTables()[releaseId(release)] ?? []).toReversed().flatMap((table) =>
      listErrorRows(table)
        .filter(({ error }) => error.releases.includes(title))
        .map(({ error, anchors, when }) => {
          const href = `/reference/errors#${anchors.name}`;
          return [error.abi.name, { href, cause: firstSentence(when) }] as const;
        }),
    ),
  );
  return (name) => rows.get(name);
}
