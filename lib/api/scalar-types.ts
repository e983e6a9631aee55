import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

type Rule = { name: string; accepts: RegExp; kinds: Kind[] };

/** A scalar that takes, in queries and in answers alike, what its server takes. */
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

/** A whole number of any size. */
const bigInt = scalar({ name: 'BigInt', accepts: /^-?\d+$/, kinds: [Kind.INT, Kind.STRING] });

/** Hex digits after 0x, in lower case, since both indexers store them so. */
const bytes = scalar({ name: 'Bytes', accepts: /^0x([\da-f]{2})*$/, kinds: [Kind.STRING] });

/** A number of any size, as Postgres has it. */
const numeric = scalar({
  name: 'numeric',
  accepts: /^-?\d+(\.\d+)?$/,
  kinds: [Kind.INT, Kind.FLOAT, Kind.STRING],
});

/** The scalars that a server adds to those of GraphQL. */
export const graphNodeScalars = [bigInt, bytes];
export const hasuraScalars = [numeric];

/**
 * An enum as Hasura shows it: a scalar with the enum's name in lower case, whose value may stand bare or in quotes.
 * Postgres refuses a value that the enum does not have, and so do we.
 */
export const toEnumScalar = ({ name, values }: { name: string; values: string[] }) =>
  scalar({
    name: name.toLowerCase(),
    accepts: new RegExp(`^(${values.join('|')})$`),
    kinds: [Kind.ENUM, Kind.STRING],
  });
