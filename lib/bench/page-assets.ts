/** What a page loads, as it names it: addresses below the host. */
export type PageAssets = {
  /** `undefined` on a page that loads no framework, as a redirect. */
  payload: string | undefined;
  /** All that it starts with, and of these what it loads before a reader does anything. */
  scripts: string[];
  earlyScripts: string[];
  stylesheets: string[];
  /** Whether it holds formulas; only then a browser asks for their font. */
  hasMath: boolean;
};

/**
 * Reads from a finished page what it loads: the payload and scripts that its loader names, further scripts, and
 * stylesheets. Scripts for browsers without modules are left out, because no other browser asks for them.
 */
export function readPageAssets(html: string): PageAssets {
  const scripts = tags(html, 'script');
  const loader = scripts.find((tag) => attribute(tag, 'data-payload') !== undefined) ?? '';
  const names = attribute(loader, 'data-scripts')?.split(' ') ?? [];
  const named = names.map((name) => `${attribute(loader, 'data-from')}${name}.js`);
  const further = scripts
    .filter((tag) => !/\snomodule\b/i.test(tag))
    .flatMap((tag) => attribute(tag, 'src') ?? []);
  return {
    payload: attribute(loader, 'data-payload'),
    scripts: [...new Set([...named, ...further])],
    earlyScripts: further,
    stylesheets: tags(html, 'link')
      .filter((tag) => attribute(tag, 'rel') === 'stylesheet')
      .flatMap((tag) => attribute(tag, 'href') ?? []),
    hasMath: html.includes('<math'),
  };
}

/** A font file that a stylesheet names. */
export type FontFile = { family: string; url: string };

/**
 * Lists the font files of a stylesheet; fonts of the reader's own system have none.
 * @param url the stylesheet's own address, to which its addresses are relative
 */
export function readFontFiles(css: string, url: string): FontFile[] {
  return [...css.matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, rules = '']) => {
    const family = /font-family\s*:\s*["']?([^;"']+)/.exec(rules)?.[1]?.trim() ?? '';
    return [...rules.matchAll(/url\(["']?([^)"']+)/g)].map(([, file = '']) => ({
      family,
      url: new URL(file, `http://host${url}`).pathname,
    }));
  });
}

const tags = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? [];

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
