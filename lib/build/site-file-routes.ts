/**
 * Where files of the site stand that are no pages and are made from the content, in the form in which Next matches
 * addresses. A module of its own, because `next.config.ts` reads it.
 */
export const siteFileRoutes = [
  '/.well-known/security.txt',
  '/abi/:path*',
  '/api-files/:path*',
  '/deployments/:path*',
  '/favicon.ico',
  '/feed.xml',
  '/samples/:path*',
  '/search-index.json',
  '/sitemap.xml',
  '/social/:path*',
] as const;
