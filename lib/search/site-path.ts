import { env } from '@/lib/site/public-env';

/**
 * Returns the path of a URL on this site, with query and fragment but without the base path.
 * @returns `undefined` for a URL on another site or outside the base path
 */
export function toSitePath(address: string): string | undefined {
  const base = new URL(env.siteUrl || 'http://localhost');
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (url?.origin !== base.origin) return undefined;
  const path = withoutBase(url.pathname);
  return path === undefined ? undefined : `${path}${url.search}${url.hash}`;
}

function withoutBase(path: string): string | undefined {
  if (path === env.basePath) return '/';
  if (!path.startsWith(`${env.basePath}/`)) return undefined;
  const rest = path.slice(env.basePath.length);
  // Two leading slashes would lead to another host.
  return rest.startsWith('//') ? undefined : rest;
}
