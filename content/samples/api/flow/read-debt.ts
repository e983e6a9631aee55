import { readFile } from 'node:fs/promises';
import {
  type Address,
  createPublicClient,
  formatUnits,
  http,
  parseAbi,
} from 'viem';

const [streamId] = process.argv.slice(2);
if (!streamId) throw new Error('Usage: npx tsx read-debt.ts STREAM_ID');

type Stream = {
  alias: string;
  contract: Address;
  tokenId: string;
  asset: { symbol: string; decimals: string } | null;
};

const response = await fetch(
  'https://indexer.hyperindex.xyz/53b7e25/v1/graphql',
  {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query: await readFile('stream-by-id.graphql', 'utf8'),
      variables: { streamId: streamId.toLowerCase() },
    }),
  },
);
type Answer = {
  data?: { FlowStream_by_pk: Stream | null };
  errors?: { message: string }[];
};
const { data, errors = [] }: Answer = await response.json();
if (errors.length > 0)
  throw new Error(errors.map(({ message }) => message).join('\n'));
const stream = data?.FlowStream_by_pk;
if (!stream) throw new Error('The indexer has no such stream.');
if (!stream.asset) throw new Error("The indexer doesn't know the token.");

// #region read
const client = createPublicClient({ transport: http(process.env.RPC_URL) });
const abi = parseAbi([
  'function coveredDebtOf(uint256 streamId) view returns (uint128)',
  'function getBalance(uint256 streamId) view returns (uint128)',
  'function totalDebtOf(uint256 streamId) view returns (uint256)',
  'function uncoveredDebtOf(uint256 streamId) view returns (uint256)',
]);

const { number: blockNumber } = await client.getBlock();
const read = (functionName: (typeof abi)[number]['name']) =>
  client.readContract({
    address: stream.contract,
    abi,
    functionName,
    args: [BigInt(stream.tokenId)],
    blockNumber,
  });
const [balance, total, covered, uncovered] = await Promise.all([
  read('getBalance'),
  read('totalDebtOf'),
  read('coveredDebtOf'),
  read('uncoveredDebtOf'),
]);

const { symbol, decimals } = stream.asset;
const amount = (value: bigint) =>
  `${formatUnits(value, Number(decimals))} ${symbol}`;
console.log(`${stream.alias} at block ${blockNumber}`);
console.log(`Balance: ${amount(balance)}`);
console.log(`Debt: ${amount(total)}`);
console.log(`Withdrawable: ${amount(covered)}`);
console.log(`Missing: ${amount(uncovered)}`);
// #endregion
