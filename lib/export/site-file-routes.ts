/** Generated files as Next route patterns, apart because `next.config.ts` imports this module. */
export const siteFileRoutes = [
  '/.well-known/security.txt',
  '/abi/:path*',
  '/api-files/:path*',
  '/deployments/:path*',
  '/feed.xml',
  '/llms-full.txt',
  '/llms-full/:path*',
  '/llms.txt',
  '/samples/:path*',
  '/search-index.json',
  '/sitemap.xml',
  '/social/:path*',
] as const;
