/** React writes this link before or after a page's own tags, depending on timing. Builds must be identical. */
export function orderHead(html: string): string {
  const [link] = /<link rel="search"[^>]*>/.exec(html.slice(0, html.indexOf('</head>'))) ?? [];
  return link === undefined ? html : html.replace(link, '').replace('</head>', () => `${link}</head>`);
}

/** The fonts that a page needs for its first paint, based on its HTML. */
const fonts = [
  { name: 'docs-sans', isNeeded: () => true },
  { name: 'docs-mono', isNeeded: (html: string) => html.includes('<code') },
  { name: 'docs-math', isNeeded: (html: string) => html.includes('<math') },
];

/**
 * Adds the preloads after the stylesheets. @param files font files, and the address of their folder @throws Error when
 * a font is missing, or the page has no head
 */
export function preloadFonts(html: string, files: { names: string[]; folder: string }): string {
  const links = fonts
    .filter(({ isNeeded }) => isNeeded(html))
    .map(({ name }) => {
      const file = files.names.find((each) => each.startsWith(`${name}.`));
      if (!file) throw new Error(`The export holds no font file ${name}.`);
      return `<link rel="preload" href="${files.folder}${file}" as="font" type="font/woff2" crossorigin="">`;
    });
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error('The page has no head.');
  return html.slice(0, end) + links.join('') + html.slice(end);
}
