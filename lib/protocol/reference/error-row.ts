import { rowAnchor } from '@/lib/protocol/errors/error-rows';
import { readErrorWords } from '@/lib/protocol/errors/error-words';
import type { Library } from '@/lib/protocol/errors/libraries';
import { releaseId } from '@/lib/site/release';
import { firstSentence } from './doc-text';
import type { ErrorRow } from './entry-parts';
import type { ReleaseModel } from './model';

/** The tables on the errors page that explain the errors of each release. */
const tables: Record<string, readonly Library[]> = {
  'lockup-v1.2': ['lockup-core', 'lockup-periphery'],
  'flow-v1.0': ['flow'],
  'lockup-v4.0': ['lockup-v4', 'comptroller'],
  'flow-v3.0': ['flow-v3', 'comptroller'],
};

/** Returns a function that looks up a release's errors and the compiler's panics on the page of all errors. */
export function errorRowsOf({ release }: ReleaseModel): ErrorRow {
  const words = readErrorWords();
  const panics = words.panic.map(({ code, when }) => {
    const href = `/reference/errors#panic-${code}`;
    return [`Panic(${code})`, { href, cause: firstSentence(when) }] as const;
  });
  const rows = new Map([
    ...panics,
    ...(tables[releaseId(release)] ?? []).toReversed().flatMap((table) =>
      words[table].map(({ name, when }) => {
        const href = `/reference/errors#${rowAnchor(name, table, words)}`;
        return [name, { href, cause: firstSentence(when) }] as const;
      }),
    ),
  ]);
  return (name) => rows.get(name);
}
