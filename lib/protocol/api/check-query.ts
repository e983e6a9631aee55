import {
  type DocumentNode,
  executeSync,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
  visit,
} from 'graphql';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { z } from 'zod';
import { checkJson } from '@/lib/markup/check-json';
import { errorAt, type Place, type Problem, placeIn as placeOfOffset, topOf } from '@/lib/markup/problem';
import { required } from '@/lib/site/invariant';
import { schemaOf } from './build-schema';
import { listQueries, parseVariables, type QueryPart, queryFile, readQueryPart } from './query-sample';

type QueryText = { file: string; text: string };

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
  let document: DocumentNode;
  try {
    document = parse(query.text);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return [toProblem(query.file, error, 'Fix the syntax of the query.')];
  }
  const mistakes = validate(schema, document).map((error) =>
    toProblem(query.file, error, 'Check the name in the entities of this indexer.'),
  );
  visit(document, {
    InlineFragment(nodes) {
      const what = "The response type of a query with inline fragments isn't known.";
      mistakes.push(toProblem(query.file, new GraphQLError(what, { nodes }), 'Select the fields directly.'));
    },
  });
  if (mistakes.length > 0) return mistakes;
  const [operation, ...others] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION || !operation.name || others.length > 0) {
    const what = 'The file must contain one named operation, and no fragments.';
    return [at(topOf(query.file), what, 'Write  query LatestStreams { … }.')];
  }
  const invalid = [...checkPart(variables, parseVariables), ...checkPart(response, parseResponse)];
  if (invalid.length > 0) return invalid;
  const wrong = checkVariables(schema, operation, query, variables);
  if (!response) return [...wrong, missing(query, 'response.json')];
  return wrong.length > 0 ? wrong : checkResponse(schema, document, response, variables);
}

const checkPart = (part: QueryText | undefined, parsePart: (text: string) => unknown): Problem[] =>
  part ? checkJson(part.text, part.file, 'queries', () => parsePart(part.text)) : [];

function checkVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  query: QueryText,
  variables: QueryText | undefined,
): Problem[] {
  if (!variables) return variableDefinitions.length > 0 ? [missing(query, 'variables.json')] : [];
  const values = parseVariables(variables.text);
  const declared = new Set(variableDefinitions.map(({ variable }) => variable.name.value));
  const unknown = Object.keys(values).filter((name) => !declared.has(name));
  const { errors = [] } = getVariableValues(schema, variableDefinitions, values);
  const placeOf = (name = '') => placeIn(variables, [name]);
  const undeclared = (name: string) => `The query declares no variable $${name}.`;
  return [
    ...unknown.map((name) =>
      at(placeOf(name), undeclared(name), 'Remove the value, or declare the variable.'),
    ),
    ...errors.map(({ message }) =>
      at(placeOf(/\$(\w+)/.exec(message)?.[1]), message, 'Give the variable a value of its type.'),
    ),
  ];
}

/** Executes the query on its own response, which shows what doesn't have the type of its field, and what's extra. */
function checkResponse(
  schema: GraphQLSchema,
  document: DocumentNode,
  response: QueryText,
  variables: QueryText | undefined,
): Problem[] {
  const { data: rootValue } = parseResponse(response.text);
  const { data, errors = [] } = executeSync({
    schema,
    document,
    rootValue,
    variableValues: variables && parseVariables(variables.text),
    fieldResolver: (source, _arguments, _context, { path }) => source[path.key],
  });
  const mistakes =
    errors.length > 0
      ? errors.map(({ message, path = [] }) => ({ path: ['data', ...path], what: message }))
      : differences(rootValue, data, ['data']);
  return mistakes.map(({ path, what }) =>
    at(placeIn(response, path), what, 'Write the response that the server would return for this query.'),
  );
}

const responseSchema = z.object({ data: z.record(z.string(), z.unknown()) });

const parseResponse = (text: string): z.infer<typeof responseSchema> =>
  responseSchema.parse(JSON.parse(text));

function differences(
  written: unknown,
  executed: unknown,
  path: JsonPath,
): { path: JsonPath; what: string }[] {
  if (!isObject(written) || !isObject(executed)) return [];
  const below = (key: string): JsonPath => [...path, Array.isArray(written) ? Number(key) : key];
  return [
    ...Object.keys(written)
      .filter((key) => !(key in executed))
      .map((key) => ({ path: below(key), what: `The query doesn't ask for "${key}".` })),
    ...Object.keys(executed).flatMap((key) =>
      key in written
        ? differences(written[key], executed[key], below(key))
        : [{ path, what: `"${key}" is missing, although the query asks for it.` }],
    ),
  ];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const missing = ({ file }: QueryText, part: string): Problem =>
  at(
    topOf(file),
    `The query has no ${part}.`,
    `Write it next to the query: ${file.replace(/graphql$/, part)}.`,
  );

const at = (place: Place, what: string, fix: string): Problem => errorAt(place, 'queries', what, fix);

function toProblem(file: string, { message, locations }: GraphQLError, fix: string): Problem {
  const { line = 1, column = 1 } = locations?.[0] ?? {};
  return at({ file, line, column }, message, fix);
}

/** Keys and indexes that lead to a value, such as `['data', 'streams', 0, 'id']`. */
type JsonPath = readonly (string | number)[];

/** Finds the place of a path in valid JSON, or of its nearest existing parent. */
function placeIn({ file, text }: QueryText, path: JsonPath): Place {
  const tree = required(parseTree(text));
  const parents = path.map((_, index) => findNodeAtLocation(tree, path.slice(0, index + 1)));
  const node = parents.findLast((each) => each !== undefined);
  return node ? placeOfOffset(file, text, node.offset) : topOf(file);
}

/** Validates every query on the site against the schema of its indexer and vendor. */
export const checkQueries = (): Problem[] =>
  listQueries().flatMap((sample) => {
    const textOf = (part: QueryPart): QueryText | undefined => {
      const text = readQueryPart(sample, part);
      return text === undefined ? undefined : { file: queryFile(sample, part), text };
    };
    const query = textOf('graphql');
    const [variables, response] = [textOf('variables.json'), textOf('response.json')];
    if (query) return checkQuery(schemaOf(sample), { query, variables, response });
    const what = 'There are variables or a response without a query.';
    const fix = 'Write the query, or delete the other files with its name.';
    return [at(topOf(queryFile(sample, 'graphql')), what, fix)];
  });
