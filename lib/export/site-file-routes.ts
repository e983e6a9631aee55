/**
 * The URLs of files that aren't pages but are generated from the content, as Next route patterns. They're in a separate
 * module because `next.config.ts` imports it.
 */
export const siteFileRoutes = [
  '/.well-known/security.txt',
  '/abi/:path*',
  '/api-files/:path*',
  '/changes/:path*',
  '/deployments/:path*',
  '/feed.xml',
  '/index.json',
  '/llms-full.txt',
  '/llms-full/:path*',
  '/llms.txt',
  '/samples/:path*',
  '/search-index.json',
  '/sitemap.xml',
  '/social/:path*',
] as const;
