import { erc20Abi, isAddress, parseEventLogs, parseUnits } from 'viem';
import { publicClient, sablier } from './sablier-legacy';
import { account, walletClient } from './wallet';

const [token, recipient, target] = process.argv.slice(2);
if (!token || !isAddress(token) || !recipient || !isAddress(recipient) || !target) {
  throw new Error('Usage: npx tsx create-stream.ts TOKEN RECIPIENT AMOUNT');
}

const HOUR = 60n * 60n;
const DAY = 24n * HOUR;

const { timestamp } = await publicClient.getBlock();
const startTime = timestamp + HOUR;
const stopTime = startTime + 30n * DAY;

const decimals = await publicClient.readContract({
  address: token,
  abi: erc20Abi,
  functionName: 'decimals',
});
const wanted = parseUnits(target, decimals);
const deposit = wanted - (wanted % (stopTime - startTime));

const approval = await walletClient.writeContract({
  address: token,
  abi: erc20Abi,
  functionName: 'approve',
  args: [sablier.address, deposit],
});
await publicClient.waitForTransactionReceipt({ hash: approval });

const creation = await publicClient.simulateContract({
  ...sablier,
  account,
  functionName: 'createStream',
  args: [recipient, deposit, token, startTime, stopTime],
});
const receipt = await publicClient.waitForTransactionReceipt({
  hash: await walletClient.writeContract(creation.request),
});

const [created] = parseEventLogs({
  abi: sablier.abi,
  eventName: 'CreateStream',
  logs: receipt.logs,
});
if (!created) throw new Error(`No stream was created by ${receipt.transactionHash}.`);
console.log(`Stream ${created.args.streamId}`);
