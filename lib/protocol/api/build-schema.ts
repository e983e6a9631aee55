import { buildSchema as buildSdl, GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { toGraphNodeSdl } from './graph-node-sdl';
import { toHasuraSdl } from './hasura-sdl';
import { graphNodeScalars, hasuraScalars, toEnumScalar } from './scalar-types';
import type { SchemaData } from './schema-data';

/**
 * Builds a product's schema as one indexer serves it, including that indexer's arguments, to validate queries,
 * variables, and responses.
 */
export function buildSchema(data: SchemaData): GraphQLSchema {
  const isEnvio = data.indexer === 'envio';
  const schema = buildSdl(isEnvio ? toHasuraSdl(data) : toGraphNodeSdl(data));
  const rules = isEnvio ? [...hasuraScalars, ...data.enums.map(toEnumScalar)] : graphNodeScalars;
  for (const { name, serialize, parseValue, parseLiteral } of rules) {
    const type = schema.getType(name);
    // The schema language can declare a scalar but not the values that it accepts.
    if (type instanceof GraphQLScalarType) Object.assign(type, { serialize, parseValue, parseLiteral });
  }
  return schema;
}
