/** The API section's components that are generated from data. `api-tables.ts` implements them. */
export const apiTableNames = [
  'ApiChains',
  'ApiDifferences',
  'ApiEndpoints',
  'ApiEntities',
  'ApiEnvioEndpoint',
  'ApiFormerEntities',
  'ApiFormerSchema',
  'ApiLegacyEndpoints',
  'ApiQuery',
  'ApiScope',
  'ApiTypes',
  'ApiUrl',
  'ApiUrlPatterns',
] as const;

export type ApiTableName = (typeof apiTableNames)[number];
