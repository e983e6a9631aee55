import {
  type FieldNode,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { invariant, required } from '@/lib/site/invariant';

/**
 * Returns the TypeScript type of a query's result, with exactly the selected fields. Arbitrary-precision numbers are
 * strings, as both servers send them.
 * @param query one operation that's valid for the schema, without fragments
 * @throws if it has fragments
 */
export function answerType(schema: GraphQLSchema, query: string): string {
  const operation = parse(query).definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  return objectType(required(schema.getQueryType()), required(operation).selectionSet, '');
}

function objectType(type: GraphQLObjectType, { selections }: SelectionSetNode, indent: string): string {
  const inner = `${indent}  `;
  const lines = selections.map((field) => {
    invariant(field.kind === Kind.FIELD, 'the type of a query with fragments is unknown');
    const { type: written } = required(type.getFields()[field.name.value]);
    return `${inner}${(field.alias ?? field.name).value}: ${toType(written, field, inner)};`;
  });
  return ['{', ...lines, `${indent}}`].join('\n');
}

const toType = (type: GraphQLOutputType, field: FieldNode, indent: string): string =>
  isNonNullType(type) ? toValue(type.ofType, field, indent) : `${toValue(type, field, indent)} | null`;

function toValue(type: GraphQLOutputType, field: FieldNode, indent: string): string {
  if (isListType(type)) {
    const item = toType(type.ofType, field, indent);
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  if (type instanceof GraphQLObjectType) return objectType(type, required(field.selectionSet), indent);
  return scalarTypes[getNamedType(type).name] ?? 'string';
}

/** Enums and custom scalars are strings in responses. */
const scalarTypes: Record<string, string> = { Boolean: 'boolean', Int: 'number', Float: 'number' };
