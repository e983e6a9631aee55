/**
 * The fonts that a page needs, by what tells so in its HTML. They are `font-display: optional`, which moves nothing on the
 * page, ever: a font that is not there for the first paint is left out. The preload is what makes it be there in time on
 * any but a slow connection; on a slow one the text doesn't wait.
 */
const fonts = [
  { name: 'docs-sans', isNeeded: () => true },
  { name: 'docs-mono', isNeeded: (html: string) => html.includes('<code') },
  { name: 'docs-math', isNeeded: (html: string) => html.includes('<math') },
];

/**
 * Adds the preloads to a page, after its stylesheets.
 * @param files the export's font files, as `docs-sans.0a1b2c.woff2`, and the address of their folder
 * @throws Error when a font is not among the files, or the page has no head
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
