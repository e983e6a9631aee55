import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { JsonPath } from './json-places';

/** A mistake in a response, and its location. */
export type AnswerMistake = { path: JsonPath; what: string };

type Fields = Map<string, { type: GraphQLOutputType; selection: SelectionSetNode | undefined }>;

type Context = { fragments: Map<string, FragmentDefinitionNode>; mistakes: AnswerMistake[] };

/**
 * Validates an example response: it must have exactly the fields that the query selects, with the types from the
 * schema.
 * @param document one operation that's valid for the schema, with its fragments
 */
export function checkAnswer(schema: GraphQLSchema, document: DocumentNode, answer: unknown): AnswerMistake[] {
  const context: Context = { fragments: new Map(), mistakes: [] };
  let operation: OperationDefinitionNode | undefined;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      context.fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operation = definition;
  }
  const root = schema.getQueryType();
  const data = isRecord(answer) ? answer.data : undefined;
  if (operation && root) checkObject(context, root, operation.selectionSet, data, ['data']);
  return context.mistakes;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkObject(
  context: Context,
  type: GraphQLObjectType,
  selection: SelectionSetNode,
  value: unknown,
  path: JsonPath,
): void {
  if (!isRecord(value)) {
    context.mistakes.push({ path, what: `"${path.at(-1)}" must be an object of type ${type.name}.` });
    return;
  }
  const fields = selectedFields(context, type, selection);
  for (const name of Object.keys(value))
    if (!fields.has(name))
      context.mistakes.push({ path: [...path, name], what: `The query doesn't ask for "${name}".` });
  for (const [name, field] of fields)
    if (name in value) checkValue(context, field.type, field.selection, value[name], [...path, name]);
    else context.mistakes.push({ path, what: `"${name}" is missing, although the query asks for it.` });
}

function selectedFields(context: Context, type: GraphQLObjectType, { selections }: SelectionSetNode): Fields {
  return new Map(
    selections.flatMap((each) => {
      if (each.kind === Kind.FIELD) {
        const field = type.getFields()[each.name.value];
        const entry = field && { type: field.type, selection: each.selectionSet };
        return entry ? [[each.alias?.value ?? each.name.value, entry] as const] : [];
      }
      const nested = each.kind === Kind.INLINE_FRAGMENT ? each : context.fragments.get(each.name.value);
      return nested ? [...selectedFields(context, type, nested.selectionSet)] : [];
    }),
  );
}

function checkValue(
  context: Context,
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  value: unknown,
  path: JsonPath,
): void {
  const report = (what: string) => context.mistakes.push({ path, what });
  if (isNonNullType(type)) {
    if (value === null) report(`"${path.at(-1)}" is null, but ${type} never is.`);
    else checkValue(context, type.ofType, selection, value, path);
  } else if (value === null) {
    // The schema allows null here.
  } else if (isListType(type)) {
    if (!Array.isArray(value)) report(`"${path.at(-1)}" must be a list.`);
    else
      for (const [index, each] of value.entries())
        checkValue(context, type.ofType, selection, each, [...path, index]);
  } else if (type instanceof GraphQLObjectType) {
    if (selection) checkObject(context, type, selection, value, path);
  } else if (isLeafType(type)) {
    try {
      type.serialize(value);
    } catch (error) {
      report(`"${path.at(-1)}" is no ${getNamedType(type).name}: ${(error as Error).message}`);
    }
  }
}
