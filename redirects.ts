/**
 * Moved addresses. An exact rule moves one address; a prefix rule moves every page that stands under its target.
 * An exact rule wins over a prefix rule. From here come the development server's redirects, one small page per old
 * address in the export, and the rule files for hosts; `npm run check:content` proves that each rule leads somewhere.
 */
export type Redirect = { from: string; to: string };

export const exact: Redirect[] = [
  { from: '/api', to: '/api/overview' },
  { from: '/api/airdrops/the-graph', to: '/api/drops/the-graph/entities' },
  { from: '/api/drops/the-graph', to: '/api/drops/the-graph/entities' },
  { from: '/api/indexers/protocol', to: '/api/lockup/envio/similarities' },
  { from: '/api/lockup/the-graph', to: '/api/lockup/the-graph/entities' },
  { from: '/api/merkle-api', to: '/api/drops/merkle-api/overview' },
  { from: '/api/merkle-api/intro', to: '/api/drops/merkle-api/overview' },
  { from: '/api/subgraphs/endpoints', to: '/api/lockup/endpoints' },
  { from: '/api/subgraphs/merkle', to: '/api/drops/the-graph/entities' },
  { from: '/api/subgraphs/overview', to: '/api/overview' },
  { from: '/api/subgraphs/protocol', to: '/api/lockup/the-graph/entities' },
  { from: '/apps', to: '/apps/features/overview' },
  { from: '/apps/csv-support', to: '/apps/guides/csv-support' },
  { from: '/apps/features', to: '/apps/features/vesting' },
  { from: '/apps/features/airdrops', to: '/apps/features/drops' },
  { from: '/apps/features/airstreams', to: '/apps/features/drops' },
  { from: '/apps/features/general', to: '/apps/features/overview' },
  { from: '/apps/features/streams', to: '/apps/features/vesting' },
  { from: '/apps/overview', to: '/apps/features/overview' },
  { from: '/apps/url-schemes', to: '/apps/guides/url-schemes' },
  { from: '/concepts/protocol/fees', to: '/concepts/fees' },
  { from: '/concepts/protocol/nft', to: '/concepts/nft' },
  { from: '/concepts/protocol/stream-types', to: '/concepts/lockup/stream-shapes' },
  { from: '/concepts/protocol/streaming', to: '/concepts/streaming' },
  { from: '/concepts/protocol/transferability', to: '/concepts/transferability' },
  { from: '/concepts/sablier-protocol', to: '/concepts/what-is-sablier' },
  { from: '/contracts/v1/deployments', to: '/guides/lockup/previous-deployments/legacy' },
  { from: '/contracts/v1/guides/getting-started', to: '/reference/lockup/legacy/guides/getting-started' },
  { from: '/contracts/v1/overview', to: '/reference/lockup/legacy/guides/getting-started' },
  { from: '/contracts/v2/deployments/v1.0', to: '/guides/lockup/previous-deployments/v1.0' },
  { from: '/contracts/v2/deployments/v1.1', to: '/guides/lockup/previous-deployments/v1.1' },
  { from: '/contracts/v2/deployments/v2.0', to: '/guides/lockup/previous-deployments/v1.0' },
  { from: '/contracts/v2/deployments/v2.1', to: '/guides/lockup/previous-deployments/v1.1' },
  { from: '/contracts/v2/reference/overview', to: '/reference/overview' },
  { from: '/contracts/v2/security', to: '/concepts/security' },
  { from: '/csv', to: '/apps/guides/csv-support' },
  { from: '/protocol/faq/basics', to: '/concepts/what-is-sablier' },
  { from: '/protocol/guides/chains', to: '/guides/lockup/previous-deployments/legacy' },
  { from: '/protocol/guides/getting-started', to: '/reference/lockup/legacy/guides/getting-started' },
  { from: '/protocol/introduction', to: '/concepts/what-is-sablier' },
  { from: '/protocol/subgraphs/endpoints', to: '/api/overview' },
];

export const prefix: Redirect[] = [
  { from: '/concepts/protocol/', to: '/concepts/lockup/' },
  { from: '/contracts/v2/guides/', to: '/guides/lockup/examples/' },
  { from: '/contracts/v2/reference/', to: '/reference/lockup/' },
  { from: '/contracts/v1/guides/', to: '/reference/lockup/legacy/guides/' },
  { from: '/contracts/v1/', to: '/reference/lockup/legacy/contracts/' },
  { from: '/api/airdrops/', to: '/api/drops/' },
];
