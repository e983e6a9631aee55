/** Components of the API section whose content is made from data; `api-tables.ts` makes each. */
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
