/** An origin that no address has, to resolve paths against. */
const nowhere = 'https://site.invalid';

/**
 * The path of this site that a hit or a saved page leads to, with query and fragment.
 * @returns `undefined` for what leads elsewhere or is no address: `//evil.test`, `javascript:`, another site
 */
export function toPagePath(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, nowhere)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, nowhere);
  return origin === nowhere && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
