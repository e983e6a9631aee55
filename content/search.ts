/** The addresses of the most popular pages, shown before the reader types, and where a page isn't found. */
export const popularAddresses = [
  '/concepts/what-is-sablier',
  '/apps/features/vesting',
  '/apps/features/drops',
  '/concepts/lockup/stream-shapes',
  '/guides/lockup/deployments',
  '/guides/lockup/etherscan',
  '/reference/errors',
  '/support/faq',
] as const satisfies `/${string}`[];

/** The most common queries. They have results as long as the site is about streams. */
export const commonQueries = [
  'create a stream',
  'withdraw',
  'cancel a stream',
  'deployments',
  'errors',
] as const satisfies string[];
