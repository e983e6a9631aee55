import { type ErrorRow, listErrorRows, panicAnchor, type TableName } from '@/lib/protocol/errors/error-rows';
import { readErrorWords, type Words } from '@/lib/protocol/errors/error-words';
import { plainText } from '@/lib/protocol/reference/plain-text';
import type { SearchEntry } from '../entry';

/** The page that lists all errors and decodes revert data. */
export const errorsSlug = 'reference/errors';

const tables: TableName[] = ['lockup-core', 'lockup-periphery', 'flow', 'outside'];

/** Returns one entry for each row of the error tables and for each panic code. */
export function errorEntries(slugs: ReadonlySet<string>): SearchEntry[] {
  if (!slugs.has(errorsSlug)) return [];
  return [
    ...tables.flatMap((table) => listErrorRows(table)).map(toEntry),
    ...readErrorWords().panic.map(toPanic),
  ];
}

const shared = { slug: errorsSlug, kind: 'error' } as const;

const toEntry = ({ error, anchors, owner, ...words }: ErrorRow): SearchEntry => ({
  ...shared,
  anchor: anchors.name,
  headings: ['Errors', error.abi.name],
  content: contentOf(words),
  keywords: [error.selector, error.signature, ...(owner.href === undefined ? [owner.name] : [])],
});

const toPanic = ({ code, ...words }: Words & { code: string }): SearchEntry => ({
  ...shared,
  anchor: panicAnchor(code),
  headings: ['Errors', `Panic(${code})`],
  content: contentOf(words),
  keywords: [code, `panic ${Number(code)}`],
});

const contentOf = ({ when, fix }: Words): string => `${plainText(when)}\nFix: ${plainText(fix)}`;
