/** The API section's components that are generated from data, with their attributes. `api-tables.ts` implements them. */
export const apiTableAttributes = {
  ApiChains: ['product'],
  ApiDifferences: ['product'],
  ApiEndpoints: ['indexer'],
  ApiEntities: ['product'],
  ApiEnvioEndpoint: ['indexer'],
  ApiFormerEntities: ['product'],
  ApiFormerSchema: ['product'],
  ApiLegacyEndpoints: [],
  ApiQuery: ['product', 'vendor', 'name'],
  ApiScope: ['product', 'vendor'],
  ApiTypes: ['product'],
  ApiUrl: ['indexer', 'vendor'],
  ApiUrlPatterns: [],
} as const satisfies Record<string, readonly string[]>;

export type ApiTableName = keyof typeof apiTableAttributes;
