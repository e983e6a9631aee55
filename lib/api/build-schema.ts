import { buildSchema as buildSdl, GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { toGraphNodeSdl } from './graph-node-sdl';
import { toHasuraSdl } from './hasura-sdl';
import { graphNodeScalars, hasuraScalars, toEnumScalar } from './scalar-types';
import type { SchemaData } from './schema-data';

/**
 * A product's schema as one indexer serves it, with that indexer's own arguments, to check queries, variables and
 * answers against.
 */
export function buildSchema(data: SchemaData): GraphQLSchema {
  const isEnvio = data.indexer === 'envio';
  const schema = buildSdl(isEnvio ? toHasuraSdl(data) : toGraphNodeSdl(data));
  const rules = isEnvio ? [...hasuraScalars, ...data.enums.map(toEnumScalar)] : graphNodeScalars;
  for (const { name, serialize, parseValue, parseLiteral } of rules) {
    const type = schema.getType(name);
    // The schema language can name a scalar but not say what it takes.
    if (type instanceof GraphQLScalarType) Object.assign(type, { serialize, parseValue, parseLiteral });
  }
  return schema;
}
