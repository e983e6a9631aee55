import { lockup } from 'sablier/evm/releases/lockup';
import {
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  http,
  isAddress,
} from 'viem';
import { mainnet } from 'viem/chains';

const [id, caller] = process.argv.slice(2);
if (!id || !caller || !isAddress(caller)) {
  throw new Error('Usage: npx tsx catch-error.ts STREAM_ID CALLER');
}
const streamId = BigInt(id);

const chain = mainnet;
const release = lockup['v1.2'];
const contract = release.deployments
  .find(({ chainId }) => chainId === chain.id)
  ?.contracts.find(({ name }) => name === 'SablierV2LockupLinear');
if (!contract) throw new Error(`Lockup v1.2 is not deployed on ${chain.name}.`);

const client = createPublicClient({ chain, transport: http(process.env.RPC_URL) });

// #region catch
try {
  await client.simulateContract({
    address: contract.address,
    abi: release.abi.SablierV2LockupLinear,
    functionName: 'withdrawMax',
    args: [streamId, caller],
    account: caller,
  });
  console.log('The call would succeed.');
} catch (error) {
  if (!(error instanceof BaseError)) throw error;
  const cause = error.walk((each) => each instanceof ContractFunctionRevertedError);
  if (!(cause instanceof ContractFunctionRevertedError)) throw error;
  console.log(cause.data?.errorName, cause.data?.args, cause.raw);
}
// #endregion
