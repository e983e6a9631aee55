/** The files that a page loads, as URLs without the host. */
type PageAssets = {
  /** `undefined` if the page doesn't load the framework, as with redirects. */
  payload: string | undefined;
  /** All initial scripts, and the ones among them that load before any interaction. */
  scripts: string[];
  earlyScripts: string[];
  stylesheets: string[];
  /** Whether the page contains formulas. Otherwise, browsers don't request the math font. */
  hasMath: boolean;
};

/**
 * Extracts the files that a finished page loads: the payload and scripts that its loader lists, other scripts, and
 * stylesheets. `nomodule` scripts are ignored, because only old browsers request them.
 */
export function readPageAssets(html: string): PageAssets {
  const scripts = tags(html, 'script');
  const loader = scripts.find((tag) => attribute(tag, 'data-payload') !== undefined) ?? '';
  const names = attribute(loader, 'data-scripts')?.split(' ') ?? [];
  const named = names.map((name) => `${attribute(loader, 'data-from')}${name}.js`);
  const others = scripts
    .filter((tag) => !/\snomodule\b/i.test(tag))
    .flatMap((tag) => attribute(tag, 'src') ?? []);
  return {
    payload: attribute(loader, 'data-payload'),
    scripts: [...new Set([...named, ...others])],
    earlyScripts: others,
    stylesheets: tags(html, 'link')
      .filter((tag) => attribute(tag, 'rel') === 'stylesheet')
      .flatMap((tag) => attribute(tag, 'href') ?? []),
    hasMath: html.includes('<math'),
  };
}

/** A font file that a stylesheet references. */
type FontFile = { family: string; url: string };

/**
 * Lists the font files of a stylesheet. System fonts have none.
 * @param url the stylesheet's URL, which its own URLs are relative to
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
