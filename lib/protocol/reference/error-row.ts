import { listErrorRows } from '@/lib/protocol/errors/error-rows';
import type { Library } from '@/lib/protocol/errors/libraries';
import { releaseId, releaseTitle } from '@/lib/site/release';
import { firstSentence } from './doc-text';
import type { ErrorRow } from './entry-parts';
import type { ReleaseModel } from './model';

/** The tables on the errors page that explain the errors of each release. If several have an error, the first one wins. */
const tables: Record<string, readonly Library[]> = {
  'lockup-v4.0': ['lockup-v4', 'comptroller'],
  'lockup-v3.0': ['lockup-v4', 'older-lockup', 'comptroller'],
  'lockup-v2.0': ['older-lockup', 'lockup-v4', 'lockup-core'],
  'lockup-v1.2': ['lockup-core', 'lockup-periphery'],
  'lockup-v1.1': ['lockup-core', 'older-lockup'],
  'lockup-v1.0': ['lockup-core', 'older-lockup'],
  'flow-v3.0': ['flow-v3', 'comptroller'],
  'flow-v2.0': ['flow-v3', 'older-flow', 'comptroller'],
  'flow-v1.1': ['flow', 'older-flow'],
  'flow-v1.0': ['flow'],
  'airdrops-v3.0': ['airdrops', 'comptroller'],
  'airdrops-v2.0': ['airdrops', 'older-airdrops', 'comptroller'],
  'airdrops-v1.3': ['airdrops', 'older-airdrops', 'comptroller'],
  'airdrops-v1.1': ['older-airdrops', 'lockup-core'],
  'bob-v1.0': ['bob', 'comptroller'],
  'comptroller-v1.1': ['comptroller'],
  'comptroller-v1.0': ['comptroller'],
};

/** Returns a function that looks up a release's errors in the table of all errors. */
export function errorRowsOf({ release }: ReleaseModel): ErrorRow {
  const title = releaseTitle(release);
  const rows = new Map(
    (tables[releaseId(release)] ?? []).toReversed().flatMap((table) =>
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
