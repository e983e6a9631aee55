import { site } from './site';

// Not from `lib/site/env.ts`, with which Zod would reach browsers. `next.config.ts` takes the values from there.
/** Next replaces each expression with its value, so all are spelled out. */
export const publicEnv = {
  // Commands run outside Next.
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? process.env.BASE_PATH ?? '',
  siteUrl: process.env.NEXT_PUBLIC_SITE_URL ?? new URL(process.env.SITE_URL || site.url).origin,
  algoliaAppId: process.env.NEXT_PUBLIC_ALGOLIA_APP_ID ?? '',
  algoliaSearchKey: process.env.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY ?? '',
  algoliaIndex: process.env.NEXT_PUBLIC_ALGOLIA_INDEX ?? '',
  searchTag: process.env.NEXT_PUBLIC_SEARCH_TAG ?? '',
  chatUrl: process.env.NEXT_PUBLIC_CHAT_URL ?? '',
  analyticsScript: process.env.NEXT_PUBLIC_ANALYTICS_SCRIPT ?? '',
  /** Only production builds have a service worker. */
  hasServiceWorker: process.env.NEXT_PUBLIC_SERVICE_WORKER === 'on',
  analyticsSite: process.env.NEXT_PUBLIC_ANALYTICS_SITE ?? '',
};
