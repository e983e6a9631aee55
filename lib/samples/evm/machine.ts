import { type Block, createBlock } from '@ethereumjs/block';
import { createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common';
import { createEVM, type Log as RawLog } from '@ethereumjs/evm';
import { createLegacyTx, createTxFromRLP, type TypedTransaction } from '@ethereumjs/tx';
import { createAccount, createAddressFromPrivateKey, createAddressFromString } from '@ethereumjs/util';
import { createVM, runTx } from '@ethereumjs/vm';
import { type Address, bytesToHex, getAddress, type Hex, hexToBytes, keccak256, stringToBytes } from 'viem';
import { invariant } from '@/lib/invariant';
import { attachCheats, type Cheats, cheatPrecompiles } from './cheats';

/** An account with a key, and more ether than a test can spend. */
export type Account = { address: Address; key: Uint8Array };

export type Log = { address: Address; topics: [Hex, ...Hex[]] | []; data: Hex };

/** What a call came to. `failure` is the machine's word, as `revert` or `out of gas`; `output` then is the revert data. */
export type Outcome = { failure?: string; output: Hex; logs: Log[]; gasUsed: bigint; created?: Address };

/** A transaction that came signed: its block is the one of `number`. */
export type Submitted = Outcome & { hash: Hex; from: Address; to?: Address; number: bigint };

/** An Ethereum machine in memory, with the rules of Shanghai, for which Lockup v1.2 was compiled. */
export type Machine = {
  chainId: number;
  /** Time of the block that comes next, in Unix seconds. It stands still until it is moved. */
  now: () => bigint;
  /** Moves the time of the next block forward to a moment. */
  warp: (to: bigint) => void;
  /** The account of a name, always the same. */
  open: (name: string) => Promise<Account>;
  /** Puts a signed transaction into a block of its own, with Ethereum's limits on gas and on the size of code. */
  transact: (from: Account, data: Hex, to?: Address) => Promise<Outcome>;
  /** Calls a contract without a transaction. What it tries to write makes it fail. */
  view: (to: Address, data: Hex) => Promise<Outcome>;
  /** Calls a contract as an account would, and forgets what the call has written. */
  simulate: (from: Address, to: Address, data: Hex) => Promise<Outcome>;
  /** The same as `transact` for a transaction that somebody else has signed for this chain, as wallets do. */
  submit: (signed: Hex) => Promise<Submitted>;
  /** How many transactions an account has sent. */
  nonceOf: (account: Address) => Promise<bigint>;
  /** Number of the last block. */
  height: () => bigint;
  /** Remembers everything, and returns what goes back to it. The last to be remembered is the first to go back to. */
  snapshot: () => Promise<() => Promise<void>>;
};

export const gasLimit = 30_000_000n;
/** In wei; it never moves. */
export const gasPrice = 1_000_000_000n;

type Settings = { cheats?: Cheats; chainId?: number };

/**
 * A machine with an empty state, in the first second of 2025.
 * @param settings.cheats what may change the course of calls; tests of samples have no need of it
 * @param settings.chainId for which wallets sign; 1 if it doesn't matter
 */
export async function startMachine({ cheats, chainId = 1 }: Settings = {}): Promise<Machine> {
  const common = createCustomCommon({ chainId }, Mainnet, { hardfork: Hardfork.Shanghai });
  // The state manager of a bare EVM keeps no tree of hashes: it is three times as fast as the VM's own.
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
      // A cheatcode moves the time within a transaction.
      if (block) Object.assign(block.header, { timestamp: to });
    },

    async open(name) {
      const key = hexToBytes(keccak256(stringToBytes(name)));
      const owner = createAddressFromPrivateKey(key);
      if (!(await stateManager.getAccount(owner)))
        await stateManager.putAccount(owner, createAccount({ balance: 10n ** 24n }));
      return { address: getAddress(owner.toString()), key };
    },

    async transact(from, data, to) {
      const fields = { nonce: await nonceOf(from.address), gasLimit, gasPrice, data };
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
      // What the last transaction found in storage would decide what writing costs in this call.
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
