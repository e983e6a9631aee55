import type { KeptPage } from './list-visited';

/** Where the offline page has the list of what can be read. */
export const keptMark = '<!--kept-->';

/**
 * The pages that can be read without a connection, as a list of links.
 * @param hasSite whether the whole site is kept, or a part of it that has arrived so far
 * @returns HTML, or `''` when nothing is kept
 */
export function listKept(visited: readonly KeptPage[], hasSite: boolean, basePath: string): string {
  const whole = [
    { path: basePath || '/', title: 'Start page' },
    { path: `${basePath}/search`, title: 'Search' },
  ];
  const pages = [...(hasSite ? whole : []), ...visited];
  if (pages.length === 0) return '';
  const items = pages.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`);
  return `<h2>Pages that are kept</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}
