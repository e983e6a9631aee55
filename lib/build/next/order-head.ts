/**
 * Puts the link to the description of the search at the end of a page's head. React writes it before or after what the
 * page says of itself, whichever was drawn first, and two builds of one commit are to be the same.
 */
export function orderHead(html: string): string {
  const [link] = /<link rel="search"[^>]*>/.exec(html.slice(0, html.indexOf('</head>'))) ?? [];
  return link === undefined ? html : html.replace(link, '').replace('</head>', () => `${link}</head>`);
}
