import type { GraphQLSchema } from 'graphql';
import type { Problem } from '@/lib/markup/problem';
import { buildSchema } from './build-schema';
import { checkQuery, type QueryText } from './check-query';
import {
  indexerOfGroup,
  listQueries,
  type QueryPart,
  type QuerySample,
  queryFile,
  readQueryPart,
} from './query-sample';
import { readSchemaData } from './schema-data';

/** Validates every query on the site against the schema of its indexer and vendor. */
export function checkQueries(): Problem[] {
  const schemas = new Map<string, GraphQLSchema>();
  return listQueries().flatMap((sample) => {
    const indexer = indexerOfGroup(sample.group);
    const key = `${indexer} ${sample.vendor}`;
    const schema = schemas.get(key) ?? buildSchema(readSchemaData(indexer, sample.vendor));
    schemas.set(key, schema);
    const query = textOf(sample, 'graphql');
    if (!query) return [withoutQuery(sample)];
    return checkQuery(schema, {
      query,
      variables: textOf(sample, 'variables.json'),
      response: textOf(sample, 'response.json'),
    });
  });
}

function textOf(sample: QuerySample, part: QueryPart): QueryText | undefined {
  const text = readQueryPart(sample, part);
  return text === undefined ? undefined : { file: queryFile(sample, part), text };
}

const withoutQuery = (sample: QuerySample): Problem => ({
  file: queryFile(sample, 'graphql'),
  line: 1,
  column: 1,
  level: 'error',
  rule: 'queries',
  what: 'There are variables or a response without a query.',
  fix: 'Write the query, or delete the other files with its name.',
});
