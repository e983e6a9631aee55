import { env } from '@/lib/env';
import { listErrorRows } from '@/lib/errors/error-rows';
import { libraryNames } from '@/lib/errors/libraries';
import { loadReleases } from '@/lib/reference/load-release';
import { listSymbols, type ShortLink } from './list-symbols';

/** The short links of this site. A folder of plain pages has none. */
export const siteSymbols = (): ShortLink[] =>
  env.contentDir ? [] : listSymbols(loadReleases(), errorRowsBySelector());

/** Where each error is explained. Of two tables with the same error, the first counts. */
function errorRowsBySelector(): Map<string, string> {
  const rows = [...libraryNames, 'outside' as const].flatMap((table) => listErrorRows(table)).reverse();
  return new Map(rows.map(({ error, anchors }) => [error.selector, `/reference/errors#${anchors.name}`]));
}
