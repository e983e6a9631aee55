/** A reserved origin to resolve paths against. */
const dummyOrigin = 'https://site.invalid';

/**
 * Returns the path on this site that a hit or a saved page links to, with query and fragment.
 * @returns `undefined` if it isn't a path on this site, for example `//evil.test` or `javascript:`
 */
export function toPagePath(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, dummyOrigin)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, dummyOrigin);
  return origin === dummyOrigin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
