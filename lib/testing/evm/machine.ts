import { type Block, createBlock } from '@ethereumjs/block';
import { createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common';
import { createEVM, type Log as RawLog } from '@ethereumjs/evm';
import { createLegacyTx, createTxFromRLP, type TypedTransaction } from '@ethereumjs/tx';
import { createAccount, createAddressFromPrivateKey, createAddressFromString } from '@ethereumjs/util';
import { createVM, runTx } from '@ethereumjs/vm';
import { type Address, bytesToHex, getAddress, type Hex, hexToBytes, keccak256, stringToBytes } from 'viem';
import { invariant } from '@/lib/site/invariant';
import { attachCheats, type Cheats, cheatPrecompiles } from './cheats';

/** An account with a private key and practically unlimited ether. */
export type Account = { address: Address; key: Uint8Array };

export type Log = { address: Address; topics: [Hex, ...Hex[]] | []; data: Hex };

/**
 * The result of a call. `failure` is the EVM's error, such as `revert` or `out of gas`. If it's set, `output` is the
 * revert data.
 */
export type Outcome = { failure?: string; output: Hex; logs: Log[]; gasUsed: bigint; created?: Address };

/** The result of a signed transaction. `number` is the number of its block. */
export type Submitted = Outcome & { hash: Hex; from: Address; to?: Address; number: bigint };

/** An in-memory EVM with the rules of the Shanghai upgrade, which Lockup v1.2 was compiled for. */
export type Machine = {
  chainId: number;
  /** The timestamp of the next block, in Unix seconds. It only changes when it's moved. */
  now: () => bigint;
  /** Moves the timestamp of the next block forward. */
  warp: (to: bigint) => void;
  /** Returns the account with this name, which is always the same. */
  open: (name: string) => Promise<Account>;
  /** Sends a transaction in its own block, subject to Ethereum's limits on gas and code size. */
  transact: (from: Account, data: Hex, to?: Address, value?: bigint) => Promise<Outcome>;
  /** Makes a static call, which fails if it writes to the state. */
  view: (to: Address, data: Hex) => Promise<Outcome>;
  /** Calls a contract from any account and discards all changes. */
  simulate: (from: Address, to: Address, data: Hex) => Promise<Outcome>;
  /** Sends a transaction that a wallet has signed for this chain. */
  submit: (signed: Hex) => Promise<Submitted>;
  /** The number of transactions that an account has sent. */
  nonceOf: (account: Address) => Promise<bigint>;
  /** The number of the latest block. */
  height: () => bigint;
  /** Saves the current state and returns a function that restores it. Restore snapshots in reverse order. */
  snapshot: () => Promise<() => Promise<void>>;
};

export const gasLimit = 30_000_000n;
/** In wei, constant. */
export const gasPrice = 1_000_000_000n;

type Settings = { cheats?: Cheats; chainId?: number };

/**
 * Starts a machine with an empty state, in the first second of 2025.
 * @param settings.cheats hooks that can alter calls; tests of samples don't need any
 * @param settings.chainId the chain ID for signed transactions; 1 by default
 */
export async function startMachine({ cheats, chainId = 1 }: Settings = {}): Promise<Machine> {
  const common = createCustomCommon({ chainId }, Mainnet, { hardfork: Hardfork.Shanghai });
  // The default state manager of the EVM doesn't maintain a Merkle trie, which makes it three times as fast as the
  // VM's.
  const evm = await createEVM({ common, customPrecompiles: cheats ? cheatPrecompiles(cheats) : [] });
  const { stateManager } = evm;
  const vm = await createVM({ common, evm, stateManager });
  let time = 1_735_689_600n;
  let number = 0n;
  let block: Block | undefined;

  if (cheats) await attachCheats(evm, cheats);

  const nextBlock = () => {
    const header = { number: number + 1n, timestamp: time, gasLimit, baseFeePerGas: gasPrice };
    block = createBlock({ header }, { common, freeze: false });
    return block;
  };

  const run = async (tx: TypedTransaction): Promise<Outcome> => {
    const { execResult, createdAddress, totalGasSpent } = await runTx(vm, { tx, block: nextBlock() });
    number += 1n;
    const outcome = toOutcome(execResult, totalGasSpent);
    return createdAddress ? { ...outcome, created: getAddress(createdAddress.toString()) } : outcome;
  };

  const nonceOf = async (account: Address): Promise<bigint> =>
    (await stateManager.getAccount(createAddressFromString(account)))?.nonce ?? 0n;

  return {
    chainId,
    now: () => time,
    height: () => number,
    nonceOf,

    warp(to) {
      invariant(to >= time, `${to} is before ${time}, and time does not run backward`);
      time = to;
      // A cheatcode can move the time within a transaction.
      if (block) Object.assign(block.header, { timestamp: to });
    },

    async open(name) {
      const key = hexToBytes(keccak256(stringToBytes(name)));
      const owner = createAddressFromPrivateKey(key);
      if (!(await stateManager.getAccount(owner)))
        await stateManager.putAccount(owner, createAccount({ balance: 10n ** 24n }));
      return { address: getAddress(owner.toString()), key };
    },

    async transact(from, data, to, value = 0n) {
      const fields = { nonce: await nonceOf(from.address), gasLimit, gasPrice, data, value };
      return run(createLegacyTx(to ? { ...fields, to } : fields, { common }).sign(from.key));
    },

    async submit(signed) {
      const tx = createTxFromRLP(hexToBytes(signed), { common });
      const outcome = await run(tx);
      const from = getAddress(tx.getSenderAddress().toString());
      const sent = { ...outcome, hash: bytesToHex(tx.hash()), from, number };
      return tx.to ? { ...sent, to: getAddress(tx.to.toString()) } : sent;
    },

    async simulate(from, to, data) {
      const caller = createAddressFromString(from);
      const call = { caller, origin: caller, to: createAddressFromString(to), data: hexToBytes(data) };
      await stateManager.checkpoint();
      // Otherwise, values cached by the last transaction would affect the gas cost of writes in this call.
      stateManager.originalStorageCache.clear();
      const { execResult } = await evm.runCall({ ...call, block: nextBlock(), gasLimit });
      await stateManager.revert();
      await evm.journal.cleanup();
      return toOutcome(execResult, execResult.executionGasUsed);
    },

    async view(to, data) {
      const call = { to: createAddressFromString(to), data: hexToBytes(data), block: nextBlock() };
      const { execResult } = await evm.runCall({ ...call, gasLimit, isStatic: true });
      return toOutcome(execResult, execResult.executionGasUsed);
    },

    async snapshot() {
      const remembered = { time, number };
      await stateManager.checkpoint();
      return async () => {
        ({ time, number } = remembered);
        await stateManager.revert();
      };
    },
  };
}

type Execution = { exceptionError?: { error: string }; returnValue: Uint8Array; logs?: RawLog[] };

function toOutcome({ exceptionError, returnValue, logs = [] }: Execution, gasUsed: bigint): Outcome {
  const outcome = { output: bytesToHex(returnValue), logs: logs.map(toLog), gasUsed };
  return exceptionError ? { ...outcome, failure: exceptionError.error } : outcome;
}

function toLog([address, topics, data]: RawLog): Log {
  const [first, ...rest] = topics.map((topic) => bytesToHex(topic));
  return {
    address: getAddress(bytesToHex(address)),
    topics: first ? [first, ...rest] : [],
    data: bytesToHex(data),
  };
}
