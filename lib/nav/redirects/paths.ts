import { atBase } from '@/lib/site/addresses';
import type { Redirect } from '@/redirects';

/** Adds the base path to both ends of each redirect, for rules of hosts. */
export const redirectsAtBase = (redirects: readonly Redirect[], basePath: string): Redirect[] =>
  redirects.map(({ from, to }) => ({ from: atBase(from, basePath), to: atBase(to, basePath) }));

/**
 * Splits the target of a redirect.
 * @returns the path, and the fragment with its `#`, or `''` if the target has none
 */
export function splitTarget(to: string): { path: string; fragment: string } {
  const at = to.indexOf('#');
  return at < 0 ? { path: to, fragment: '' } : { path: to.slice(0, at), fragment: to.slice(at) };
}
