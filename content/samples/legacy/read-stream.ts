import { erc20Abi, formatUnits } from 'viem';
import { publicClient, sablier } from './sablier-legacy';

const [id] = process.argv.slice(2);
if (!id) throw new Error('Usage: npx tsx read-stream.ts STREAM_ID');
const streamId = BigInt(id);

const [
  sender,
  recipient,
  deposit,
  token,
  startTime,
  stopTime,
  remainingBalance,
  ratePerSecond,
] = await publicClient.readContract({
  ...sablier,
  functionName: 'getStream',
  args: [streamId],
});

const [withdrawable, refundable] = await Promise.all([
  publicClient.readContract({
    ...sablier,
    functionName: 'balanceOf',
    args: [streamId, recipient],
  }),
  publicClient.readContract({
    ...sablier,
    functionName: 'balanceOf',
    args: [streamId, sender],
  }),
]);

const delta = await publicClient.readContract({
  ...sablier,
  functionName: 'deltaOf',
  args: [streamId],
});
const streamed = delta * ratePerSecond;

const decimals = await publicClient.readContract({
  address: token,
  abi: erc20Abi,
  functionName: 'decimals',
});
const amount = (units: bigint) => formatUnits(units, decimals);
const date = (seconds: bigint) => new Date(Number(seconds * 1000n)).toISOString();

console.table({
  sender,
  recipient,
  token,
  start: date(startTime),
  stop: date(stopTime),
  deposit: amount(deposit),
  streamed: amount(streamed),
  remaining: amount(remainingBalance),
  withdrawable: amount(withdrawable),
  refundable: amount(refundable),
});
