/** The API section's components that are generated from data. `api-tables.ts` implements them. */
export const apiTableNames = [
  'ApiColumns',
  'ApiDiagram',
  'ApiDifferences',
  'ApiEndpoints',
  'ApiEntities',
  'ApiEnvioEndpoint',
  'ApiQuery',
  'ApiTypes',
  'ApiUnpublished',
  'MerkleBody',
  'MerkleCsvMistakes',
  'MerkleEnvironment',
  'MerkleHosts',
  'MerkleOpenApi',
  'MerkleRoute',
  'MerkleRoutes',
] as const;

export type ApiTableName = (typeof apiTableNames)[number];
