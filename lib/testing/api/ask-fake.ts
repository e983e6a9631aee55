import { exampleUrl } from '@/lib/protocol/api/endpoints';
import {
  indexerOfGroup,
  parseVariables,
  type QuerySample,
  readQuery,
  readQueryPart,
} from '@/lib/protocol/api/query-sample';
import { fakeIndexers } from './fake-indexers';

const host = fakeIndexers();

/** Returns the fake indexers' response to a query from the samples. */
export async function askFake(sample: QuerySample): Promise<unknown> {
  const url = exampleUrl(indexerOfGroup(sample.group), sample.vendor);
  const variables = parseVariables(readQueryPart(sample, 'variables.json') ?? '{}');
  const body = JSON.stringify({ query: readQuery(sample), variables });
  return (await host(new Request(url, { method: 'POST', body }))).json();
}
