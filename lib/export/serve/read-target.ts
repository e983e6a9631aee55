/** The target of a request: the decoded path, and the query with its question mark or `''`. */
export type Target = { path: string; search: string };

/**
 * Parses a request target. A percent-encoded slash or question mark remains encoded, so that it can't pass for a real
 * one. Proxies may send an absolute URL, whose origin is ignored.
 * @param target `request.url`, such as `/guides/%C3%BC?a=1`
 * @returns `undefined` if the target isn't a path, or if it isn't valid UTF-8
 */
export function readTarget(target: string): Target | undefined {
  const [, path, search = ''] = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  if (path === undefined) return undefined;
  try {
    return { path: decodeURI(path).normalize(), search };
  } catch {
    return undefined;
  }
}
