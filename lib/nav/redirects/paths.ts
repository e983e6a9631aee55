/**
 * Adds the base path (`''` or, for example, `/docs`) to a path on the site. The home page's URL then has no
 * trailing slash.
 */
export const atBase = (path: string, basePath: string): string =>
  basePath + (path === '/' ? '' : path) || '/';

/**
 * Splits the target of a redirect.
 * @returns the path, and the fragment with its `#`, or `''` if the target has none
 */
export function splitTarget(to: string): { path: string; fragment: string } {
  const at = to.indexOf('#');
  return at < 0 ? { path: to, fragment: '' } : { path: to.slice(0, at), fragment: to.slice(at) };
}
