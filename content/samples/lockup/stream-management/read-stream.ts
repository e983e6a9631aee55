import { lockup } from 'sablier/evm/releases/lockup';
import { createPublicClient, formatUnits, http } from 'viem';
import { sepolia } from 'viem/chains';

const [id] = process.argv.slice(2);
if (!id) throw new Error('Usage: npx tsx read-stream.ts STREAM_ID');
const streamId = BigInt(id);

const release = lockup['v1.2'];
const linear = release.deployments
  .find(({ chainId }) => chainId === sepolia.id)
  ?.contracts.find(({ name }) => name === 'SablierV2LockupLinear');
if (!linear) throw new Error(`Lockup v1.2 is not deployed on ${sepolia.name}.`);

const client = createPublicClient({
  chain: sepolia,
  transport: http(process.env.SEPOLIA_RPC_URL),
});

const stream = {
  address: linear.address,
  abi: release.abi.SablierV2Lockup,
  args: [streamId],
} as const;
const [status, sender, recipient, withdrawable, refundable] = await Promise.all([
  client.readContract({ ...stream, functionName: 'statusOf' }),
  client.readContract({ ...stream, functionName: 'getSender' }),
  client.readContract({ ...stream, functionName: 'getRecipient' }),
  client.readContract({ ...stream, functionName: 'withdrawableAmountOf' }),
  client.readContract({ ...stream, functionName: 'refundableAmountOf' }),
]);

const statuses = ['Pending', 'Streaming', 'Settled', 'Canceled', 'Depleted'];
console.log(`${statuses[status]}, from ${sender} to ${recipient}`);
// The test token has 18 decimals. For another token, pass its number of decimals.
console.log(`The recipient can withdraw ${formatUnits(withdrawable, 18)}.`);
console.log(`Canceling now would refund ${formatUnits(refundable, 18)}.`);
