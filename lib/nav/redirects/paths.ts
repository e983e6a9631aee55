/**
 * Splits the target of a redirect.
 * @returns the path, and the fragment with its `#`, or `''` if the target has none
 */
export function splitTarget(to: string): { path: string; fragment: string } {
  const at = to.indexOf('#');
  return at < 0 ? { path: to, fragment: '' } : { path: to.slice(0, at), fragment: to.slice(at) };
}
