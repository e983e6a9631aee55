import { lockup } from 'sablier/evm/releases/lockup';
import { createPublicClient, erc20Abi, formatUnits, http } from 'viem';
import { sepolia } from 'viem/chains';
import { nextUnlock } from './next-unlock';

const streamIds = process.argv.slice(2).map(BigInt);
if (streamIds.length === 0) throw new Error('Usage: npx tsx vesting-data.ts STREAM_ID...');

const release = lockup['v4.0'];
const contract = release.deployments
  .find(({ chainId }) => chainId === sepolia.id)
  ?.contracts.find(({ name }) => name === 'SablierLockup');
if (!contract) throw new Error(`Lockup v4.0 is not deployed on ${sepolia.name}.`);

const client = createPublicClient({
  chain: sepolia,
  transport: http(process.env.SEPOLIA_RPC_URL),
});

// Amounts of different blocks don't add up, so all calls read the same one.
const { number: blockNumber, timestamp: now } = await client.getBlock();

const statuses = ['Pending', 'Streaming', 'Settled', 'Canceled', 'Depleted'];
const models = ['Linear', 'Dynamic', 'Tranched', 'Price-gated'];

// #region row
const rowOf = async (streamId: bigint) => {
  const stream = {
    address: contract.address,
    abi: release.abi.SablierLockup,
    args: [streamId],
    blockNumber,
  } as const;
  const [status, model, token, deposited, withdrawn, refunded, streamed, unlock] =
    await Promise.all([
      client.readContract({ ...stream, functionName: 'statusOf' }),
      client.readContract({ ...stream, functionName: 'getLockupModel' }),
      client.readContract({ ...stream, functionName: 'getUnderlyingToken' }),
      client.readContract({ ...stream, functionName: 'getDepositedAmount' }),
      client.readContract({ ...stream, functionName: 'getWithdrawnAmount' }),
      client.readContract({ ...stream, functionName: 'getRefundedAmount' }),
      client.readContract({ ...stream, functionName: 'streamedAmountOf' }),
      nextUnlock(client, stream, now),
    ]);
  const decimals = await client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'decimals',
  });
  const amounts = [
    deposited - streamed - refunded, // locked
    streamed - withdrawn, // available
    withdrawn,
    refunded,
    deposited - withdrawn - refunded, // in the contract
  ].map((amount) => formatUnits(amount, decimals));
  return [streamId, models[model], statuses[status], ...amounts, unlock].join(',');
};
// #endregion

console.log(
  'stream,model,status,locked,available,withdrawn,refunded,in contract,next unlock',
);
for (const streamId of streamIds) console.log(await rowOf(streamId));
