import type { Environment } from '@/lib/env';

/** What the environment adds to where a page may load from. */
export type PolicySettings = Pick<Environment, 'search' | 'chatUrl' | 'analytics'>;

type Directives = Record<string, readonly (string | undefined)[]>;

/**
 * The content security policy of one page, for its own `<meta>`: everything comes from the site itself, inline scripts
 * are admitted by hash, and nothing else runs.
 *
 * Trusted Types: text may become an address of a script only through the `default` policy, which the loader of the page
 * creates (`lib/export/payload-loader.ts`). It admits addresses below `/_next/static/` of this site, workers included, and
 * the configured script that counts visits; text never becomes code. HTML it lets through, because React writes the HTML
 * of a page's text with `innerHTML`, from a payload that comes from the same place as the page itself, and there is
 * nothing to tell good from bad by. What such HTML could do is bounded by the rest of the policy: scripts, handlers,
 * `javascript:` addresses, frames, forms, and styles in it don't work.
 * @param hashes of the page's inline scripts, as `hashInlineScripts` returns them
 */
export const pagePolicy = (hashes: readonly string[], settings: PolicySettings): string =>
  format({
    ...fetchDirectives(hashes, settings),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });

/**
 * The policy as the header of a host, which holds for every file. It adds what only a header can say, and leaves Trusted
 * Types to the pages: a worker takes its policy from the header of its script, and the bundler starts workers by text.
 * @param hashes of all inline scripts of the site
 * @param styles hashes of the stylesheets in drawings, which are opened by themselves too
 */
export const headerPolicy = (
  hashes: readonly string[],
  settings: PolicySettings,
  styles: readonly string[] = [],
): string =>
  format({
    ...fetchDirectives(hashes, settings),
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`)],
    'frame-ancestors': ["'none'"],
  });

function fetchDirectives(hashes: readonly string[], settings: PolicySettings): Directives {
  const { search, chatUrl, analytics } = settings;
  const algolia = search.app && ['https://*.algolia.net', 'https://*.algolianet.com'];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.map((hash) => `'${hash}'`), analytics?.script],
    'style-src': ["'self'"],
    // Icons are masks, written into the stylesheet.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(algolia || []), originOf(analytics?.script)],
    'frame-src': [originOf(chatUrl) ?? "'none'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
}

const originOf = (url: string | undefined): string | undefined => url && new URL(url).origin;

const format = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter((value) => value !== undefined)].join(' '))
    .join(';');
