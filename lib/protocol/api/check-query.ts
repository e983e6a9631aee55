import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import type { Place, Problem } from '@/lib/markup/problem';
import { checkAnswer } from './check-answer';
import { createPlaceFinder } from './json-places';
import { parseVariables } from './query-sample';

/** A file of a query, with its text. */
export type QueryText = { file: string; text: string };

/** A query with its variables and example response. */
export type QueryTexts = {
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
    return [toProblem(query.file, document, 'Mend the syntax of the query.')];
  const mistakes = validate(schema, document).map((error) =>
    toProblem(query.file, error, 'Look the name up in the entities of this indexer.'),
  );
  if (mistakes.length > 0) return mistakes;
  const operation = onlyOperation(document);
  if (!operation) {
    const what = 'The file must hold one named operation.';
    return [
      {
        file: query.file,
        line: 1,
        column: 1,
        level: 'error',
        rule: 'queries',
        what,
        mend: 'Write  query LatestStreams { … }.',
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
        'Take the value out, or declare the variable.',
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
    at(placeOf(path), what, 'Write the answer that the server would give to this query.'),
  );
}

const missing = ({ file }: QueryText, part: string): Problem => ({
  ...{ file, line: 1, column: 1, level: 'error', rule: 'queries' },
  what: `The query has no ${part}.`,
  mend: `Write it beside the query: ${file.replace(/graphql$/, part)}.`,
});

const at = (place: Place, what: string, mend: string): Problem => ({
  ...place,
  level: 'error',
  rule: 'queries',
  what,
  mend,
});

function toProblem(file: string, { message, locations }: GraphQLError, mend: string): Problem {
  const { line = 1, column = 1 } = locations?.[0] ?? {};
  return at({ file, line, column }, message, mend);
}
