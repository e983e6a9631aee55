import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

type Rule = { name: string; accepts: RegExp; kinds: Kind[] };

/** Creates a scalar that accepts the same values as its server, in queries and in responses. */
function scalar({ name, accepts, kinds }: Rule): GraphQLScalarType<string> {
  const read = (value: unknown): string => {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && accepts.test(text)) return text;
    throw new GraphQLError(`${name} cannot represent ${JSON.stringify(value)}.`);
  };
  const parseLiteral = (node: ValueNode): string => {
    if (kinds.includes(node.kind) && 'value' in node) return read(node.value);
    throw new GraphQLError(`${name} cannot be written in this way.`, { nodes: node });
  };
  return new GraphQLScalarType({ name, serialize: read, parseValue: read, parseLiteral });
}

/** An integer of any size. */
const bigInt = scalar({ name: 'BigInt', accepts: /^-?\d+$/, kinds: [Kind.INT, Kind.STRING] });

/** Hexadecimal digits after 0x, in lowercase, because both indexers store them that way. */
const bytes = scalar({ name: 'Bytes', accepts: /^0x([\da-f]{2})*$/, kinds: [Kind.STRING] });

/** An arbitrary-precision number, as in Postgres. */
const numeric = scalar({
  name: 'numeric',
  accepts: /^-?\d+(\.\d+)?$/,
  kinds: [Kind.INT, Kind.FLOAT, Kind.STRING],
});

/** The custom scalars of each server. */
export const graphNodeScalars = [bigInt, bytes];
export const hasuraScalars = [numeric];

/**
 * An enum as Hasura exposes it: a scalar with the enum's name in lowercase, whose values can be quoted or bare. Like
 * Postgres, it rejects unknown values.
 */
export const toEnumScalar = ({ name, values }: { name: string; values: string[] }) =>
  scalar({
    name: name.toLowerCase(),
    accepts: new RegExp(`^(${values.join('|')})$`),
    kinds: [Kind.ENUM, Kind.STRING],
  });
