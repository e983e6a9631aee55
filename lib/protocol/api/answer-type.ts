import {
  type DocumentNode,
  type FragmentDefinitionNode,
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

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * Returns the TypeScript type of a query's result, with exactly the selected fields. Arbitrary-precision numbers are
 * strings, as both servers send them.
 * @param query one operation that's valid for the schema, with its fragments
 */
export function answerType(schema: GraphQLSchema, query: string): string {
  const document = parse(query);
  const fragments = fragmentsOf(document);
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const root = schema.getQueryType();
  if (!operation || !root)
    throw new Error('The query must have an operation, and the schema must have its root type.');
  return objectType(root, operation.selectionSet, fragments, '');
}

const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions
      .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );

function objectType(
  type: GraphQLObjectType,
  selection: SelectionSetNode,
  fragments: Fragments,
  indent: string,
): string {
  const inner = `${indent}  `;
  const lines = fieldsOf(selection, fragments).map(({ key, name, children }) => {
    const field = type.getFields()[name];
    if (!field) throw new Error(`${type.name} has no field "${name}".`);
    return `${inner}${key}: ${toType(field.type, children, fragments, inner)};`;
  });
  return ['{', ...lines, `${indent}}`].join('\n');
}

type Selected = { key: string; name: string; children: SelectionSetNode | undefined };

const fieldsOf = ({ selections }: SelectionSetNode, fragments: Fragments): Selected[] =>
  selections.flatMap((node): Selected[] => {
    if (node.kind === Kind.FIELD)
      return [{ key: (node.alias ?? node.name).value, name: node.name.value, children: node.selectionSet }];
    const inner =
      node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value)?.selectionSet;
    return inner ? fieldsOf(inner, fragments) : [];
  });

function toType(
  type: GraphQLOutputType,
  children: SelectionSetNode | undefined,
  fragments: Fragments,
  indent: string,
): string {
  if (!isNonNullType(type)) return `${toValue(type, children, fragments, indent)} | null`;
  return toValue(type.ofType, children, fragments, indent);
}

function toValue(
  type: GraphQLOutputType,
  children: SelectionSetNode | undefined,
  fragments: Fragments,
  indent: string,
): string {
  if (isListType(type)) {
    const item = toType(type.ofType, children, fragments, indent);
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  if (type instanceof GraphQLObjectType && children) return objectType(type, children, fragments, indent);
  return scalarTypes[getNamedType(type).name] ?? 'string';
}

/** Enums and custom scalars are strings in responses. */
const scalarTypes: Record<string, string> = { Boolean: 'boolean', Int: 'number', Float: 'number' };
