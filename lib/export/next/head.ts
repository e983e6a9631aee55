/** React writes this link before or after a page's own tags, depending on timing. Builds must be identical. */
export function orderHead(html: string): string {
  const [link] = /<link rel="search"[^>]*>/.exec(html.slice(0, html.indexOf('</head>'))) ?? [];
  return link === undefined ? html : html.replace(link, '').replace('</head>', () => `${link}</head>`);
}

/** Printed pages have their title at the bottom, which the stylesheet can only read from the root element. */
export const copyTitle = (html: string): string =>
  html.replace(/<html(.*?<title>([^<]*))/s, '<html data-title="$2"$1');

/** A formula after more characters than these from the title isn't on the first screen, and may be in a fold. */
const firstScreen = 15_000;

const hasFormula = (html: string): boolean => {
  const at = html.indexOf('<math');
  return at >= 0 && at < html.indexOf('<h1') + firstScreen;
};

/** The fonts that a page needs for its first paint, based on its HTML. */
const fonts = [
  { name: 'docs-sans', isNeeded: () => true },
  { name: 'docs-mono', isNeeded: (html: string) => html.includes('<code') },
  { name: 'docs-math', isNeeded: hasFormula },
];

/**
 * Adds the preloads to a page, after its stylesheets, and removes a connection to the page's own host, which Next adds when
 * it preloads no font.
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
  const page = html.replace('<link rel="preconnect" href="/" crossorigin=""/>', '');
  const end = page.indexOf('</head>');
  if (end < 0) throw new Error('The page has no head.');
  return page.slice(0, end) + links.join('') + page.slice(end);
}
