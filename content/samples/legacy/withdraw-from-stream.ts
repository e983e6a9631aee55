import { publicClient, sablier } from './sablier-legacy';
import { account, walletClient } from './wallet';

const [id] = process.argv.slice(2);
if (!id) throw new Error('Usage: npx tsx withdraw-from-stream.ts STREAM_ID');
const streamId = BigInt(id);

const [, recipient] = await publicClient.readContract({
  ...sablier,
  functionName: 'getStream',
  args: [streamId],
});
const amount = await publicClient.readContract({
  ...sablier,
  functionName: 'balanceOf',
  args: [streamId, recipient],
});

const { request } = await publicClient.simulateContract({
  ...sablier,
  account,
  functionName: 'withdrawFromStream',
  args: [streamId, amount],
});
const hash = await walletClient.writeContract(request);
const { status } = await publicClient.waitForTransactionReceipt({ hash });
console.log(`${hash}: ${status}`);
