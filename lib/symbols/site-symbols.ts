import { env } from '@/lib/env';
import { listErrorRows } from '@/lib/errors/error-rows';
import { libraryNames } from '@/lib/errors/libraries';
import { loadReleases } from '@/lib/reference/load-release';
import { listSymbols, type ShortLink } from './list-symbols';

/** Returns the short links of this site. A folder of plain pages has none. */
export const siteSymbols = (): ShortLink[] =>
  env.contentDir ? [] : listSymbols(loadReleases(), errorRowsBySelector());

/** Finds the row that explains each error. If two tables have the same error, the first one wins. */
function errorRowsBySelector(): Map<string, string> {
  const rows = [...libraryNames, 'outside' as const].flatMap((table) => listErrorRows(table)).reverse();
  return new Map(rows.map(({ error, anchors }) => [error.selector, `/reference/errors#${anchors.name}`]));
}
