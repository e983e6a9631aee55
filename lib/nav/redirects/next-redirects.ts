import type { Redirect } from '@/redirects';

/**
 * The list for `redirects()` in `next.config.ts`, which holds in development only: an export has no server. Next
 * answers each with a 308 and puts the base path in front of both paths.
 */
export const nextRedirects = (
  redirects: readonly Redirect[],
): { source: string; destination: string; permanent: true }[] =>
  redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true }));
