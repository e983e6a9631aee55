import type { Redirect } from '@/redirects';

/**
 * Returns the list for `redirects()` in `next.config.ts`. It only works in development, because an export has
 * no server. Next responds with a 308 and adds the base path to both paths.
 */
export const nextRedirects = (
  redirects: readonly Redirect[],
): { source: string; destination: string; permanent: true }[] =>
  redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true }));
