import { z } from 'zod';
import { dataFile } from '@/lib/protocol/data-file';
import { listErrorRows } from '@/lib/protocol/errors/error-rows';
import { libraryNames } from '@/lib/protocol/errors/libraries';
import { releaseId, releaseTitle } from '@/lib/site/release';
import { firstSentence } from './doc-text';
import type { ErrorRow } from './entry-parts';
import type { ReleaseModel } from './model';

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
