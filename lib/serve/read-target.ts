/** What a request asks for: the decoded path, and the query with its question mark or `''`. */
export type Target = { path: string; search: string };

/**
 * Takes a request's target apart. A slash or question mark that was sent percent-encoded stays encoded, so that it
 * can't pass for a real one. Proxies may send the whole address; its origin says nothing here.
 * @param target `request.url`, as `/guides/%C3%BC?a=1`
 * @returns `undefined` if the target is no path, or its percent signs make no UTF-8 text
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

/** The path within the site, or `undefined` for a path outside its base path. */
export function withoutBase(path: string, basePath: string): string | undefined {
  if (path === basePath) return '/';
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
}

/** The address that a path stands for: without `.html`, `index` and slashes at its end. */
export const toAddress = (path: string): string =>
  path
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '') || '/';
