import { readFile } from 'node:fs/promises';
import { isAddress } from 'viem';
import {
  describeFlow,
  describeLockup,
  type FlowStream,
  type LockupStream,
} from './amounts';

const wallet = process.argv[2]?.toLowerCase();
if (!wallet || !isAddress(wallet))
  throw new Error('Usage: npx tsx wallet-streams.ts WALLET');

// #region ask
const endpoint = 'https://indexer.hyperindex.xyz/53b7e25/v1/graphql';

type Answer<Data> = { data?: Data; errors?: { message: string }[] };

async function ask<Data>(
  query: string,
  variables: Record<string, unknown>,
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

// #region pages
type Page = { LockupStream: LockupStream[]; FlowStream: FlowStream[] };

const query = await readFile('wallet-streams.graphql', 'utf8');
const now = BigInt(Math.floor(Date.now() / 1000));
let afterLockup = '';
let afterFlow = '';
while (true) {
  const page = await ask<Page>(query, {
    wallet,
    first: 1000,
    afterLockup,
    afterFlow,
  });
  for (const stream of page.LockupStream) console.log(describeLockup(stream));
  for (const stream of page.FlowStream) console.log(describeFlow(stream, now));
  if (page.LockupStream.length + page.FlowStream.length === 0) break;
  afterLockup = page.LockupStream.at(-1)?.id ?? afterLockup;
  afterFlow = page.FlowStream.at(-1)?.id ?? afterFlow;
}
// #endregion
