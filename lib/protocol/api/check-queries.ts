import type { Problem } from '@/lib/markup/problem';
import { schemaOf } from './build-schema';
import { checkQuery, type QueryText } from './check-query';
import { listQueries, type QueryPart, type QuerySample, queryFile, readQueryPart } from './query-sample';

/** Validates every query on the site against the schema of its indexer and vendor. */
export const checkQueries = (): Problem[] =>
  listQueries().flatMap((sample) => {
    const query = textOf(sample, 'graphql');
    if (!query) return [withoutQuery(sample)];
    return checkQuery(schemaOf(sample), {
      query,
      variables: textOf(sample, 'variables.json'),
      response: textOf(sample, 'response.json'),
    });
  });

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
