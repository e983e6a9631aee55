/**
 * The part of the environment that scripts in the browser may know. Next puts each value into the bundle in place of
 * its name, so each must be written out here. `lib/env.ts` has checked them by then.
 */
export const env = {
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  siteUrl: process.env.NEXT_PUBLIC_SITE_URL ?? '',
  algoliaAppId: process.env.NEXT_PUBLIC_ALGOLIA_APP_ID ?? '',
  algoliaSearchKey: process.env.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY ?? '',
  algoliaIndex: process.env.NEXT_PUBLIC_ALGOLIA_INDEX ?? '',
  searchTag: process.env.NEXT_PUBLIC_SEARCH_TAG ?? '',
  chatUrl: process.env.NEXT_PUBLIC_CHAT_URL ?? '',
  analyticsScript: process.env.NEXT_PUBLIC_ANALYTICS_SCRIPT ?? '',
  /** Only a production build has a service worker. */
  hasServiceWorker: process.env.NEXT_PUBLIC_SERVICE_WORKER === 'on',
  analyticsSite: process.env.NEXT_PUBLIC_ANALYTICS_SITE ?? '',
};
