import type { KeptPage } from './list-visited';

/** The placeholder for the list in the offline page. */
export const keptMark = '<!--kept-->';

/**
 * Lists the pages that are available offline, as links.
 * @param hasSite whether all or part of the whole site is cached
 * @returns HTML, or `''` if no pages are cached
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
