import { videoHost } from '@/lib/content/videos';
import type { Environment } from '@/lib/site/env';

/** The settings that add origins to the policy. */
export type PolicySettings = Pick<Environment, 'search' | 'chatUrl' | 'analytics'> & {
  /** Whether videos play on the page. */
  playsVideos?: boolean;
};

type Directives = Record<string, readonly (string | undefined)[]>;

/**
 * Returns the content security policy for a page's `<meta>` element: everything comes from the site itself, inline
 * scripts are allowed by hash, and nothing else is executed.
 *
 * Trusted Types: a string can only become a script URL through the `default` policy, which the page loader creates
 * (`lib/browser/page-loader.ts`). It allows URLs below `/_next/static/` on this site, including workers, and the
 * configured analytics script. Strings never become code. HTML is passed through, because React uses `innerHTML` to
 * render a page's text. That HTML comes from the same place as the page itself, so there's no way to distinguish good
 * from bad. The rest of the policy limits what such HTML could do: scripts, event handlers, `javascript:` URLs, frames,
 * forms, and inline styles don't work.
 * @param hashes hashes of the page's inline scripts, as returned by `hashInlineScripts`
 */
export const pagePolicy = (hashes: readonly string[], settings: PolicySettings): string =>
  format({
    ...fetchDirectives(hashes, settings),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });

/**
 * Returns the policy for the host's header, which applies to every file. It adds the directives that only work in a
 * header, and leaves three things to the pages:
 * - Inline scripts. Browsers enforce the header and the page's policy together, and the header may come from another
 * build, because nginx only reloads its configuration on demand. The bundler's chunk map is an inline script that
 * changes with every build, so if the header contained hashes, the scripts of a page from another build wouldn't start.
 * Therefore, the header allows inline elements, but no event handlers and no eval, and each page allows its own scripts
 * by hash.
 * - Trusted Types. A worker's policy comes from the header of its script, and the bundler starts workers from strings.
 * - Players. Hosts that combine the headers of all matching rules can't send another policy for some pages, so the header
 * allows the frame of a video, and all other pages forbid it.
 *
 * As a result, the header doesn't change from build to build. SVG files only get the header's policy, but a test ensures
 * that they contain no scripts (`lib/markup/xml.ts`).
 */
export const headerPolicy = (settings: PolicySettings): string => {
  const directives = fetchDirectives([], { ...settings, playsVideos: true });
  const withInline = (values: Directives[string] = []) => [...values, "'unsafe-inline'"];
  return format({
    ...directives,
    'script-src-elem': withInline(directives['script-src']),
    'style-src-elem': withInline(directives['style-src']),
    'frame-ancestors': ["'none'"],
  });
};

function fetchDirectives(hashes: readonly string[], settings: PolicySettings): Directives {
  const { search, chatUrl, analytics, playsVideos } = settings;
  const frames = [originOf(chatUrl), playsVideos ? videoHost : undefined].filter(Boolean);
  const algolia = search.app && ['https://*.algolia.net', 'https://*.algolianet.com'];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.map((hash) => `'${hash}'`), analytics?.script],
    'style-src': ["'self'"],
    // Icons are masks with data URLs in the stylesheet.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(algolia || []), originOf(analytics?.script)],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
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
    // Leaves out what only repeats the default.
    .filter((directive) => directive === "default-src 'self'" || !directive.endsWith("-src 'self'"))
    .join(';');

/** Matches an element that loads or runs something. */
const loading = /<(?:script|style|link|img|svg|iframe|video)\b/;

/** Browsers look for the page's encoding in its first 1,024 bytes, and the policy comes before it. */
const encodingLimit = 1024;

/**
 * Adds the content security policy to a page as the first element of its head, because it applies to everything that
 * follows. A page that loads nothing, such as a short link's, needs none.
 * @param html a finished page
 * @param hashes hashes of the page's inline scripts, which the policy allows
 * @throws if the page has no head, or if the policy is so long that the page's encoding would come too late
 */
export function addPolicy(html: string, hashes: readonly string[], settings: PolicySettings): string {
  if (!loading.test(html)) return html;
  const head = '<head>';
  const start = html.indexOf(head);
  if (start < 0) throw new Error('The page has no head.');
  const element = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(hashes, settings)}">`;
  const result = html.slice(0, start + head.length) + element + html.slice(start + head.length);
  const [encoding] = /<meta charset="utf-8"\s*\/?>/i.exec(result) ?? [];
  if (
    !encoding ||
    Buffer.byteLength(result.slice(0, result.indexOf(encoding) + encoding.length)) > encodingLimit
  )
    throw new Error(
      "The policy is too long: it pushes the page's encoding declaration past the first 1,024 bytes.",
    );
  return result;
}
