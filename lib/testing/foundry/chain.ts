import {
  type Abi,
  type Address,
  decodeEventLog,
  decodeFunctionResult,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  type Hex,
  numberToHex,
  RpcRequestError,
} from 'viem';
import { sepolia } from 'viem/chains';
import { inject } from 'vitest';
import { invariant } from '@/lib/site/invariant';
import { type Account, openAccount } from './account';
import { connect, type RpcReceipt } from './anvil';
import { type Artifact, releaseErrors } from './artifacts';
import { addErrors, type ErrorsBySelector, toReverted } from './reverted';

/** A contract on the chain. Arguments and results use viem's types: numbers are bigint, and structs are objects. */
export type Contract = {
  address: Address;
  abi: Abi;
  /**
   * Calls a view function.
   * @throws Reverted
   */
  read: (functionName: string, ...args: unknown[]) => Promise<unknown>;
  /**
   * Sends a transaction in its own block.
   * @throws Reverted
   */
  send: (from: Account, functionName: string, ...args: unknown[]) => Promise<Receipt>;
  /**
   * Does the same with a value in wei.
   * @throws Reverted
   */
  pay: (from: Account, value: bigint, functionName: string, ...args: unknown[]) => Promise<Receipt>;
};

/** An event from any known contract. `contract` is its address. */
type Event = { contract: Address; name: string; args: Record<string, unknown> };

export type Receipt = { result: unknown; events: Event[]; gasUsed: bigint };

/** A chain on which every release is deployed. Its time only changes when a test moves it. */
export type Chain = {
  /** The node's endpoint, for scripts and tools. */
  url: string;
  chainId: number;
  /** The timestamp of the latest block, in Unix seconds. */
  now: () => bigint;
  /** Moves the time forward. */
  warp: (to: bigint) => void;
  /** Waits until the node has the time that `warp` set last. The functions below do this themselves. */
  settle: () => Promise<void>;
  /** Returns the account with this name, which is always the same, with enough ether for all tests. */
  open: (name: string) => Promise<Account>;
  /** Returns a contract as an account, with as much ether. */
  impersonate: (contract: Contract) => Promise<Account>;
  /** Returns how much ether an account has, in wei. */
  etherOf: (address: Address) => Promise<bigint>;
  /** Saves the current state and returns a function that restores it. Restore snapshots in reverse order. */
  snapshot: () => Promise<() => Promise<void>>;
  /**
   * Deploys a contract.
   * @throws Reverted
   */
  deploy: (from: Account, artifact: Artifact, ...args: unknown[]) => Promise<Contract>;
  /** Registers a contract that is already deployed. */
  at: (address: Address, abi: Abi) => Contract;
};

type Call = { from?: Address; to?: Address; data: Hex; value?: Hex };

/** The highest gas limit of a transaction: https://eips.ethereum.org/EIPS/eip-7825 */
const gas = numberToHex(2 ** 24);

/**
 * Opens a chain on this process's node, in the state after the deployment of the releases. It replaces the chain that
 * the process opened before.
 * @param chainId the real chain whose addresses the releases have
 */
export async function startChain(chainId: number = sepolia.id): Promise<Chain> {
  const { urls, states } = inject('foundry');
  // Processes that run at the same time have different numbers, which start at 1.
  const url = urls[Number(process.env.VITEST_POOL_ID) - 1];
  const state = states[chainId];
  invariant(url && state, `there is a node, and a state for chain ${chainId}`);
  const node = connect(url);
  await node.request({ method: 'anvil_reset', params: [] });
  await node.loadState({ state });
  await node.request({ method: 'anvil_setChainId', params: [chainId] });
  await node.setBlockTimestampInterval({ interval: 0 });

  let time = (await node.getBlock()).timestamp;
  let settled: Promise<unknown> = Promise.resolve();
  const abiByAddress = new Map<Address, Abi>();
  const errors: ErrorsBySelector = new Map();
  addErrors(errors, releaseErrors());

  /**
   * Makes a call without changing the state.
   * @returns what it returns
   * @throws Reverted
   */
  async function simulate(call: Call): Promise<Hex> {
    await settled;
    try {
      return await node.request({ method: 'eth_call', params: [{ ...call, gas }, 'latest'] });
    } catch (error) {
      if (!(error instanceof RpcRequestError)) throw error;
      const data = typeof error.data === 'string' ? (error.data as Hex) : '0x';
      throw toReverted(errors, error.details, data);
    }
  }

  async function transact(call: Call): Promise<{ output: Hex; receipt: RpcReceipt }> {
    // A receipt contains neither the result nor the reason for a failure.
    const output = await simulate(call);
    const receipt = await node.request({ method: 'eth_sendTransactionSync', params: [{ ...call, gas }] });
    invariant(receipt.status === '0x1', 'a transaction succeeds if the same call did');
    return { output, receipt };
  }

  const at: Chain['at'] = (address, abi) => {
    abiByAddress.set(getAddress(address), abi);
    addErrors(errors, abi);
    const resultOf = (functionName: string, args: unknown[], data: Hex): unknown =>
      decodeFunctionResult({ abi, functionName, args, data });
    const pay: Contract['pay'] = async (from, value, functionName, ...args) => {
      const data = encodeFunctionData({ abi, functionName, args });
      const call = { from: from.address, to: address, data, value: numberToHex(value) };
      const { output, receipt } = await transact(call);
      return {
        result: resultOf(functionName, args, output),
        events: receipt.logs.flatMap((log) => toEvents(abiByAddress, log)),
        gasUsed: BigInt(receipt.gasUsed),
      };
    };
    return {
      address,
      abi,
      async read(functionName, ...args) {
        const data = encodeFunctionData({ abi, functionName, args });
        return resultOf(functionName, args, await simulate({ to: address, data }));
      },
      send: (from, functionName, ...args) => pay(from, 0n, functionName, ...args),
      pay,
    };
  };

  const withEther = async (account: Account): Promise<Account> => {
    await node.setBalance({ address: account.address, value: 10n ** 24n });
    return account;
  };

  return {
    url,
    chainId,
    at,
    now: () => time,
    warp(to) {
      invariant(to >= time, `${to} is before ${time}, and time does not run backward`);
      time = to;
      settled = settled.then(() =>
        node.request({ method: 'evm_mine', params: [{ timestamp: numberToHex(to) }] }),
      );
    },
    settle: async () => void (await settled),
    open: (name) => withEther(openAccount(name)),
    // The node doesn't check signatures.
    impersonate: ({ address }) => withEther({ address, key: '0x' }),
    async etherOf(address) {
      await settled;
      return node.getBalance({ address });
    },
    async snapshot() {
      await settled;
      const before = time;
      const id = await node.snapshot();
      return async () => {
        await settled;
        await node.revert({ id });
        time = before;
      };
    },
    async deploy(from, artifact, ...args) {
      addErrors(errors, artifact.abi);
      const data = encodeDeployData({ ...artifact, args });
      // A constructor can revert with the contract's own errors.
      const { receipt } = await transact({ from: from.address, data });
      invariant(receipt.contractAddress, 'a deployment without a failure has an address');
      return at(getAddress(receipt.contractAddress), artifact.abi);
    },
  };
}

/** Decodes a log. Logs of unknown contracts are skipped. */
function toEvents(
  abiByAddress: ReadonlyMap<Address, Abi>,
  { address, topics, data }: RpcReceipt['logs'][number],
): Event[] {
  const contract = getAddress(address);
  const abi = abiByAddress.get(contract);
  if (!abi) return [];
  const { eventName = '', args = {} } = decodeEventLog({ abi, topics, data, strict: false });
  return [{ contract, name: eventName, args: { ...args } }];
}
