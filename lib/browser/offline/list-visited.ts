import { escapeXml } from '@/lib/markup/xml';
import { fromPayloadPath } from '@/lib/site/page-paths';
import { type CacheNames, readVisited } from './caches';

/** A cached page: its path, and its title as HTML. */
type CachedPage = { path: string; title: string };

/** Returns the pages that were visited last, latest first. Some have only a page, and some only a payload. */
export async function listVisited(names: CacheNames, most: number): Promise<CachedPage[]> {
  const latest = new Map<string, CachedPage>();
  for await (const { path: file, text } of readVisited(names)) {
    const path = fromPayloadPath(file);
    if (!latest.has(path)) latest.set(path, { path, title: titleOf(text) ?? path });
    if (latest.size === most) break;
  }
  return [...latest.values()];
}

/** The site's name after the last bar is the same for all pages. */
const titleOf = (text: string): string | undefined =>
  (/<title>([^<]*)/.exec(text)?.[1] ?? titleIn(text))?.replace(/ \| [^|]*$/, '');

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
  return `<h2>Pages saved on this device</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}
