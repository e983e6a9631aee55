import { listErrorRows } from '@/lib/protocol/errors/error-rows';
import { libraryNames } from '@/lib/protocol/errors/libraries';
import { env } from '@/lib/site/env';
import { listSymbols, type ShortLink } from './list-symbols';
import { loadReleases } from './load-release';

/** Returns the short links of this site. A folder of plain pages has none. */
export const siteSymbols = (): ShortLink[] =>
  env.contentDir ? [] : listSymbols(loadReleases(), errorRowsBySelector());

/** Finds the row that explains each error. If two tables have the same error, the first one wins. */
function errorRowsBySelector(): Map<string, string> {
  const rows = [...libraryNames, 'outside' as const].flatMap((table) => listErrorRows(table)).reverse();
  return new Map(rows.map(({ error, anchors }) => [error.selector, `/reference/errors#${anchors.name}`]));
}
