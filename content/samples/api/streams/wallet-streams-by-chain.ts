import { readFile } from 'node:fs/promises';
import { isAddress } from 'viem';
import {
  describeFlow,
  describeLockup,
  type FlowStream,
  type LockupStream,
} from './amounts';

const [account, ...chainIds] = process.argv.slice(2);
const wallet = account?.toLowerCase();
if (!wallet || !isAddress(wallet))
  throw new Error('Usage: npx tsx wallet-streams-by-chain.ts WALLET [CHAIN_ID…]');

// #region ask
type Endpoint = { chainId: number; url: string; needsKey: boolean };
type Answer<Data> = { data?: Data; errors?: { message: string }[] };

async function ask<Data>(
  { url, needsKey }: Endpoint,
  query: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const key = process.env.THE_GRAPH_API_KEY;
  if (needsKey && !key) throw new Error('Set THE_GRAPH_API_KEY.');
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(needsKey && { Authorization: `Bearer ${key}` }),
    },
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

// #region chains
type Endpoints = { streams: { theGraph: Endpoint[] } };
type Page = { lockupStreams: LockupStream[]; flowStreams: FlowStream[] };

const { streams }: Endpoints = JSON.parse(
  await readFile('endpoints.json', 'utf8'),
);
const query = await readFile('wallet-streams-by-chain.graphql', 'utf8');
const now = BigInt(Math.floor(Date.now() / 1000));

/** Prints the wallet's streams on one chain. */
async function printStreams(endpoint: Endpoint): Promise<void> {
  let afterLockup = '';
  let afterFlow = '';
  while (true) {
    const page = await ask<Page>(endpoint, query, {
      wallet,
      first: 1000,
      afterLockup,
      afterFlow,
    });
    for (const stream of page.lockupStreams) console.log(describeLockup(stream));
    for (const stream of page.flowStreams) console.log(describeFlow(stream, now));
    if (page.lockupStreams.length + page.flowStreams.length === 0) return;
    afterLockup = page.lockupStreams.at(-1)?.id ?? afterLockup;
    afterFlow = page.flowStreams.at(-1)?.id ?? afterFlow;
  }
}

const chosen = streams.theGraph.filter(
  ({ chainId }) => chainIds.length === 0 || chainIds.includes(`${chainId}`),
);
for (const endpoint of chosen) {
  // A chain that fails must not hide the streams of the others.
  await printStreams(endpoint).catch((error: Error) =>
    console.error(`Chain ${endpoint.chainId}: ${error.message}`),
  );
}
// #endregion
