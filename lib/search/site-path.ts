import { withoutBasePath } from '@/lib/site/addresses';
import { publicEnv } from '@/lib/site/public-env';

/**
 * Returns the path of a URL on this site, with query and fragment but without the base path.
 * @returns `undefined` for a URL on another site or outside the base path
 */
export function toSitePath(address: string): string | undefined {
  const base = new URL(publicEnv.siteUrl);
  const url = parse(address, base);
  if (url?.origin !== base.origin) return undefined;
  const path = withoutBasePath(url.pathname);
  // Two leading slashes would lead to another host.
  return path === undefined || path.startsWith('//') ? undefined : `${path}${url.search}${url.hash}`;
}

/** A reserved origin to resolve paths against. */
const dummyOrigin = 'https://site.invalid';

/**
 * Returns the path on this site that a hit or a saved page links to, with query and fragment.
 * @returns `undefined` if it isn't a path on this site, for example `//evil.test` or `javascript:`
 */
export function toSafePath(address: string): string | undefined {
  const url = address.startsWith('/') ? parse(address, dummyOrigin) : undefined;
  if (url?.origin !== dummyOrigin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** `URL.canParse` is missing in Safari 16 and Chrome 119. */
function parse(address: string, base: string | URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
