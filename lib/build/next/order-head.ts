/**
 * Moves the link to the search description to the end of a page's head. React writes it before or after the page's own
 * tags, depending on timing, and two builds of the same commit must be identical.
 */
export function orderHead(html: string): string {
  const [link] = /<link rel="search"[^>]*>/.exec(html.slice(0, html.indexOf('</head>'))) ?? [];
  return link === undefined ? html : html.replace(link, '').replace('</head>', () => `${link}</head>`);
}
