import {
  buildSchema as buildSdl,
  GraphQLError,
  GraphQLScalarType,
  type GraphQLSchema,
  Kind,
  type ValueNode,
} from 'graphql';
import { toGraphNodeSdl } from './graph-node-sdl';
import { toHasuraSdl } from './hasura-sdl';
import { indexerOfGroup, type QuerySample } from './query-sample';
import { readSchemaData, type SchemaData, type Vendor } from './schema-data';

/** Builds the schema of an indexer as one vendor serves it, including that vendor's arguments. */
export function buildSchema(data: SchemaData, vendor: Vendor): GraphQLSchema {
  const isEnvio = vendor === 'envio';
  const schema = buildSdl(isEnvio ? toHasuraSdl(data) : toGraphNodeSdl(data));
  const rules = isEnvio ? hasuraScalars(data) : graphNodeScalars;
  for (const { name, serialize, parseValue, parseLiteral } of rules) {
    const type = schema.getType(name);
    // The schema language can declare a scalar but not the values that it accepts.
    if (type instanceof GraphQLScalarType) Object.assign(type, { serialize, parseValue, parseLiteral });
  }
  return schema;
}

const schemas = new Map<string, GraphQLSchema>();

/** Returns the schema for which a query is written. */
export function schemaOf({ group, vendor }: QuerySample): GraphQLSchema {
  const indexer = indexerOfGroup(group);
  const key = `${indexer} ${vendor}`;
  const schema = schemas.get(key) ?? buildSchema(readSchemaData(indexer), vendor);
  schemas.set(key, schema);
  return schema;
}

type Rule = { name: string; accepts: RegExp; kinds: Kind[] };

/** Creates a scalar that accepts the same values as its server: numbers and strings in queries, and strings in responses. */
function scalar({ name, accepts, kinds }: Rule): GraphQLScalarType<string> {
  const serialize = (value: unknown): string => {
    if (typeof value === 'string' && accepts.test(value)) return value;
    throw new GraphQLError(`${name} cannot represent ${JSON.stringify(value)}.`);
  };
  const read = (value: unknown): string => serialize(typeof value === 'number' ? String(value) : value);
  const parseLiteral = (node: ValueNode): string => {
    if (kinds.includes(node.kind) && 'value' in node) return read(node.value);
    throw new GraphQLError(`${name} cannot be written in this way.`, { nodes: node });
  };
  return new GraphQLScalarType({ name, serialize, parseValue: read, parseLiteral });
}

const graphNodeScalars = [
  /** An integer of any size. */
  scalar({ name: 'BigInt', accepts: /^-?\d+$/, kinds: [Kind.INT, Kind.STRING] }),
  /** Hexadecimal digits after 0x, in lowercase, because both vendors store them that way. */
  scalar({ name: 'Bytes', accepts: /^0x([\da-f]{2})*$/, kinds: [Kind.STRING] }),
];

/** An arbitrary-precision number, as in Postgres, and the enums, which Hasura exposes as scalars in lowercase. */
const hasuraScalars = ({ enums }: SchemaData) => [
  scalar({
    name: 'numeric',
    accepts: /^-?\d+(\.\d+)?$/,
    kinds: [Kind.INT, Kind.FLOAT, Kind.STRING],
  }),
  ...enums.map(({ name, values }) =>
    scalar({
      name: name.toLowerCase(),
      accepts: new RegExp(`^(${values.join('|')})$`),
      // Values can be quoted or bare.
      kinds: [Kind.ENUM, Kind.STRING],
    }),
  ),
];
