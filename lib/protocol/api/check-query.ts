import {
  type DocumentNode,
  GraphQLError,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getVariableValues,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { placeAt } from '@/lib/markup/positions';
import type { Place, Problem } from '@/lib/markup/problem';
import { required } from '@/lib/site/invariant';
import { type Fragments, fieldsOf, fragmentsOf } from './answer-type';
import { parseVariables } from './query-sample';

/** A file of a query, with its text. */
export type QueryText = { file: string; text: string };

/** A query with its variables and example response. */
type QueryTexts = {
  query: QueryText;
  variables?: QueryText | undefined;
  response?: QueryText | undefined;
};

/**
 * Validates a query, its variables, and its example response against the indexer's schema.
 * @returns a problem for each mistake, with its line
 */
export function checkQuery(schema: GraphQLSchema, { query, variables, response }: QueryTexts): Problem[] {
  const document = readDocument(query.text);
  if (document instanceof GraphQLError)
    return [toProblem(query.file, document, 'Fix the syntax of the query.')];
  const mistakes = validate(schema, document).map((error) =>
    toProblem(query.file, error, 'Check the name in the entities of this indexer.'),
  );
  if (mistakes.length > 0) return mistakes;
  const operation = onlyOperation(document);
  if (!operation) {
    const what = 'The file must contain one named operation.';
    return [
      {
        file: query.file,
        line: 1,
        column: 1,
        level: 'error',
        rule: 'queries',
        what,
        fix: 'Write  query LatestStreams { … }.',
      },
    ];
  }
  return [
    ...checkVariables(schema, operation, query, variables),
    ...(response ? checkResponse(schema, document, response) : [missing(query, 'response.json')]),
  ];
}

function readDocument(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

function onlyOperation(document: DocumentNode): OperationDefinitionNode | undefined {
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return operations.length === 1 && operations[0]?.name ? operations[0] : undefined;
}

function checkVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  query: QueryText,
  variables: QueryText | undefined,
): Problem[] {
  if (!variables) return variableDefinitions.length > 0 ? [missing(query, 'variables.json')] : [];
  const placeOf = createPlaceFinder(variables.text, variables.file);
  const values = parseVariables(variables.text);
  const declared = new Set(variableDefinitions.map(({ variable }) => variable.name.value));
  const unknown = Object.keys(values).filter((name) => !declared.has(name));
  const { errors = [] } = getVariableValues(schema, variableDefinitions, values);
  return [
    ...unknown.map((name) =>
      at(
        placeOf([name]),
        `The query declares no variable $${name}.`,
        'Remove the value, or declare the variable.',
      ),
    ),
    ...errors.map(({ message }) => {
      const [, name = ''] = /\$(\w+)/.exec(message) ?? [];
      return at(placeOf([name]), message, 'Give the variable a value of its type.');
    }),
  ];
}

function checkResponse(schema: GraphQLSchema, document: DocumentNode, { file, text }: QueryText): Problem[] {
  const placeOf = createPlaceFinder(text, file);
  return checkAnswer(schema, document, JSON.parse(text)).map(({ path, what }) =>
    at(placeOf(path), what, 'Write the response that the server would return for this query.'),
  );
}

const missing = ({ file }: QueryText, part: string): Problem => ({
  file,
  line: 1,
  column: 1,
  level: 'error',
  rule: 'queries',
  what: `The query has no ${part}.`,
  fix: `Write it next to the query: ${file.replace(/graphql$/, part)}.`,
});

const at = (place: Place, what: string, fix: string): Problem => ({
  ...place,
  level: 'error',
  rule: 'queries',
  what,
  fix,
});

function toProblem(file: string, { message, locations }: GraphQLError, fix: string): Problem {
  const { line = 1, column = 1 } = locations?.[0] ?? {};
  return at({ file, line, column }, message, fix);
}

/** Keys and indexes that lead to a value, such as `['data', 'streams', 0, 'id']`. */
export type JsonPath = readonly (string | number)[];

/**
 * Finds where each value of a JSON text starts, so that mistakes in data files have a line.
 * @param text valid JSON
 * @returns a function that returns the location of the value at a path, or of its nearest existing parent
 */
export function createPlaceFinder(text: string, file: string): (path: JsonPath) => Place {
  const tree = required(parseTree(text));
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = findNodeAtLocation(tree, path.slice(0, length));
      if (node) return { file, ...placeAt(text, node.offset) };
    }
    return { file, line: 1, column: 1 };
  };
}

/** A mistake in a response, and its location. */
type AnswerMistake = { path: JsonPath; what: string };

type Fields = Map<string, { type: GraphQLOutputType; selection: SelectionSetNode | undefined }>;

type Context = { fragments: Fragments; mistakes: AnswerMistake[] };

/**
 * Validates an example response: it must have exactly the fields that the query selects, with the types from the
 * schema.
 * @param document one operation that's valid for the schema, with its fragments
 */
function checkAnswer(schema: GraphQLSchema, document: DocumentNode, answer: unknown): AnswerMistake[] {
  const context: Context = { fragments: fragmentsOf(document), mistakes: [] };
  const operation = onlyOperation(document);
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

const selectedFields = (
  { fragments }: Context,
  type: GraphQLObjectType,
  selection: SelectionSetNode,
): Fields =>
  new Map(
    fieldsOf(selection, fragments).flatMap(({ key, name, children }) => {
      const field = type.getFields()[name];
      return field ? [[key, { type: field.type, selection: children }] as const] : [];
    }),
  );

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
      report(`"${path.at(-1)}" is not a valid ${getNamedType(type).name}: ${(error as Error).message}`);
    }
  }
}
