import { readFile } from 'node:fs/promises';

// #region ask
const endpoint = 'https://indexer.hyperindex.xyz/53b7e25/v1/graphql';
const chainId = 1;

type Answer<Data> = { data?: Data; errors?: { message: string }[] };

async function ask<Data>(
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  if (!response.ok)
    throw new Error(`The indexer answered with status ${response.status}.`);
  // GraphQL reports errors in the body, even with status 200.
  const { data, errors = [] }: Answer<Data> = await response.json();
  if (!data || errors.length > 0)
    throw new Error(errors.map(({ message }) => message).join('\n'));
  return data;
}
// #endregion

// #region all
type Stream = {
  id: string;
  alias: string;
  subgraphId: string;
  asset: { symbol: string };
};

/** Yields every stream on the chain, newest first. */
async function* listStreams(): AsyncGenerator<Stream> {
  const query = await readFile('next-page.graphql', 'utf8');
  let cursor = '999999';
  while (true) {
    const { Stream: page } = await ask<{ Stream: Stream[] }>(query, {
      first: 100,
      chainId,
      subgraphId: cursor,
    });
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    cursor = last.subgraphId;
  }
}

for await (const stream of listStreams())
  console.log(stream.alias, stream.asset.symbol);
// #endregion
