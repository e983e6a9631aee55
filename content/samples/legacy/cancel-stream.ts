import { parseEventLogs } from 'viem';
import { publicClient, sablier } from './sablier-legacy';
import { account, walletClient } from './wallet';

const [id] = process.argv.slice(2);
if (!id) throw new Error('Usage: npx tsx cancel-stream.ts STREAM_ID');
const streamId = BigInt(id);

const { request } = await publicClient.simulateContract({
  ...sablier,
  account,
  functionName: 'cancelStream',
  args: [streamId],
});
const { logs, transactionHash } = await publicClient.waitForTransactionReceipt({
  hash: await walletClient.writeContract(request),
});

const [canceled] = parseEventLogs({ abi: sablier.abi, eventName: 'CancelStream', logs });
if (!canceled) throw new Error(`No stream was canceled by ${transactionHash}.`);
console.log('To the sender, in raw units:', canceled.args.senderBalance);
console.log('To the recipient, in raw units:', canceled.args.recipientBalance);
