import { lockup } from 'sablier/evm/releases/lockup';
import {
  type Account,
  type Address,
  BaseError,
  type Chain,
  ContractFunctionRevertedError,
  erc20Abi,
  formatUnits,
  type PublicClient,
  type Transport,
  type WalletClient,
} from 'viem';

const release = lockup['v4.0'];
const abi = release.abi.SablierLockup;
const statuses = ['Pending', 'Streaming', 'Settled', 'Canceled', 'Depleted'];

type Client = PublicClient<Transport, Chain>;
type Wallet = WalletClient<Transport, Chain, Account>;

// #region address
/** Returns the address of SablierLockup on a chain. */
function lockupOn(chain: Chain): Address {
  const deployment = release.deployments.find((each) => each.chainId === chain.id);
  const contract = deployment?.contracts.find(({ name }) => name === 'SablierLockup');
  if (!contract) throw new Error(`Lockup v4.0 is not deployed on ${chain.name}.`);
  return contract.address;
}
// #endregion

// #region read
/** Reads what a page shows about a stream, all in the same block. */
export async function readStream(client: Client, streamId: bigint) {
  // viem caches the block number for some seconds, but a withdrawal has
  // to be visible at once.
  const blockNumber = await client.getBlockNumber({ cacheTime: 0 });
  const stream = {
    address: lockupOn(client.chain),
    abi,
    args: [streamId],
    blockNumber,
  } as const;
  const [status, sender, token, deposited, withdrawn, withdrawable, fee] =
    await Promise.all([
      client.readContract({ ...stream, functionName: 'statusOf' }),
      client.readContract({ ...stream, functionName: 'getSender' }),
      client.readContract({ ...stream, functionName: 'getUnderlyingToken' }),
      client.readContract({ ...stream, functionName: 'getDepositedAmount' }),
      client.readContract({ ...stream, functionName: 'getWithdrawnAmount' }),
      client.readContract({ ...stream, functionName: 'withdrawableAmountOf' }),
      client.readContract({ ...stream, functionName: 'calculateMinFeeWei' }),
    ]);
  const [recipient, symbol, decimals] = await Promise.all([
    client.readContract({ ...stream, functionName: 'getRecipient' }),
    client.readContract({ address: token, abi: erc20Abi, functionName: 'symbol' }),
    client.readContract({ address: token, abi: erc20Abi, functionName: 'decimals' }),
  ]);
  const format = (amount: bigint) => `${formatUnits(amount, decimals)} ${symbol}`;
  return {
    status: statuses[status],
    sender,
    recipient,
    deposited: format(deposited),
    withdrawn: format(withdrawn),
    withdrawable: format(withdrawable),
    fee,
  };
}
// #endregion

// #region withdraw
/**
 * Returns the value to send for a fee. If the price of the native token
 * falls before the transaction is in a block, the fee rises.
 */
export const valueFor = (fee: bigint): bigint => fee + fee / 50n;

/**
 * Withdraws everything that's available to the stream's recipient, and
 * waits until the transaction is in a block.
 */
export async function withdraw(client: Client, wallet: Wallet, streamId: bigint) {
  const stream = { address: lockupOn(client.chain), abi } as const;
  const [recipient, fee] = await Promise.all([
    client.readContract({ ...stream, functionName: 'getRecipient', args: [streamId] }),
    client.readContract({
      ...stream,
      functionName: 'calculateMinFeeWei',
      args: [streamId],
    }),
  ]);
  const { request } = await client.simulateContract({
    ...stream,
    functionName: 'withdrawMax',
    args: [streamId, recipient],
    value: valueFor(fee),
    account: wallet.account,
  });
  const hash = await wallet.writeContract(request);
  return client.waitForTransactionReceipt({ hash });
}
// #endregion

// #region explain
/**
 * Returns the name of the error with which a contract rejected a call,
 * or the message of any other error.
 */
export function explain(error: unknown): string {
  if (!(error instanceof BaseError)) return String(error);
  const revert = error.walk((each) => each instanceof ContractFunctionRevertedError);
  const name =
    revert instanceof ContractFunctionRevertedError ? revert.data?.errorName : undefined;
  return name ?? error.shortMessage;
}
// #endregion
