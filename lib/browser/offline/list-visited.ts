import { escapeXml } from '@/lib/markup/xml';
import type { CacheNames } from './caches';
import { readCacheHeaders, toServed } from './caches';

/** A cached page: its path, and its title as HTML. */
type CachedPage = { path: string; title: string };

/** Returns the pages that were cached last, latest first. Some have only a page, and some only a payload. */
export async function listVisited({ visited }: CacheNames, most: number): Promise<CachedPage[]> {
  const cache = await caches.open(visited);
  const entries = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      path: new URL(request.url).pathname.replace(/(\/)index\.txt$|\.txt$/, '$1'),
      response: await cache.match(request, { ignoreVary: true }),
    })),
  );
  const latest = new Map<string, Response>();
  const timeOf = ({ response }: (typeof entries)[number]): number =>
    response ? readCacheHeaders(response).at : 0;
  for (const { path, response } of entries.sort((a, b) => timeOf(b) - timeOf(a)))
    if (response && !latest.has(path)) latest.set(path, response);
  return Promise.all(
    [...latest]
      .slice(0, most)
      .map(async ([path, response]) => ({ path, title: await titleOf(response, path) })),
  );
}

async function titleOf(cached: Response, path: string): Promise<string> {
  const served = await toServed(cached).catch(() => undefined);
  const text = (await served?.text()) ?? '';
  const title = /<title>([^<]*)/.exec(text)?.[1] ?? titleIn(text);
  // The site's name after the last bar is the same for all pages.
  return title?.replace(/ \| [^|]*$/, '') ?? path;
}

/** Finds the title in a payload, which contains `["$","title","3",{"children":"Fees & gas | Sablier Docs"}]`. */
const titleIn = (payload: string): string | undefined => {
  const [, quoted] = /\["\$","title",[^{]*\{"children":("(?:[^"\\]|\\.)*")\}/.exec(payload) ?? [];
  return quoted && escapeXml(JSON.parse(quoted));
};

export const visitedPlaceholder = '<!--kept-->';

/**
 * Lists the pages that are available offline, as links.
 * @returns HTML, or `''` if no pages are cached
 */
export function listCached(pages: readonly CachedPage[]): string {
  if (pages.length === 0) return '';
  const items = pages.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`);
  return `<h2>Pages that are kept</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}
