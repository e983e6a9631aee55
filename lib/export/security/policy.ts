import { videoHost } from '@/lib/content/videos';
import type { Environment } from '@/lib/site/env';

export type PolicySettings = Pick<Environment, 'search' | 'chatUrl' | 'analytics'> & {
  playsVideos?: boolean;
};

type Directives = Record<string, readonly (string | undefined)[]>;

/**
 * Returns the policy for a page's `<meta>` element: everything comes from the site itself, and inline scripts are
 * allowed by hash. Only the `default` policy of the page loader (`lib/browser/page-loader.ts`) makes script URLs: below
 * `/_next/static/`, or of the configured analytics script. HTML is passed through, because React uses `innerHTML`; the
 * rest of the policy blocks scripts, handlers, frames, forms, and inline styles in it.
 */
export const pagePolicy = (hashes: readonly string[], settings: PolicySettings): string =>
  format({
    ...fetchDirectives(hashes, settings),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });

/**
 * Returns the policy for the host's header, which applies to every file and doesn't change with each build. Browsers
 * also enforce the page's policy, which has what the header can't: hashes, because nginx's header can be from another
 * build; Trusted Types, because the bundler starts workers from strings; and no frames where no videos play, because
 * hosts can't send another policy for some pages. SVG files only get this one, but have no scripts
 * (`lib/markup/xml.ts`).
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
    .join(';');

/** Matches an element that loads or runs something. */
const loading = /<(?:script|style|link|img|svg|iframe|video)\b/;

/** Browsers look for the page's encoding in its first 1,024 bytes, and the policy comes before it. */
const encodingLimit = 1024;

/**
 * Adds the policy as the first element of the head, because it applies to what follows. A page that loads nothing needs
 * none.
 * @throws if there's no head, or the policy is so long that the encoding would come too late
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
