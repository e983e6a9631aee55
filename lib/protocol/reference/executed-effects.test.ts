import { type Address, encodeFunctionData, maxUint256, zeroAddress } from 'viem';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileArtifacts, type FindArtifact, releaseErrors, toArtifacts } from '@/lib/testing/evm/artifacts';
import { type Chain, type Contract, startChain } from '@/lib/testing/evm/chain';
import { day, tokenSample, tokens } from '@/lib/testing/evm/lockup-scene';
import type { Account } from '@/lib/testing/evm/machine';
import { deployNewerProtocol } from '@/lib/testing/evm/newer-protocol';
import { deployProtocol } from '@/lib/testing/evm/protocol';
import { Reverted } from '@/lib/testing/evm/reverted';
import { compileSources } from '@/lib/testing/samples/compile-solidity';
import { loadReleases } from './load-release';

// "Emits" and "Can revert with" are derived from the source code. This test executes the deployed bytecode of
// each release: the events must be the same, and every error that occurs must be listed. The listed errors
// that don't occur here are named below, so that a new one doesn't go unnoticed.

const oddFile = 'content/samples/Odd.sol';
const oddContracts = `// SPDX-License-Identifier: MIT
  pragma solidity >=0.8.22;
  contract OddToken {
    uint256 private mode;
    uint8 public decimals = 6;
    function answerTrue() external { mode = 0; }
    function answerFalse() external { mode = 1; }
    function refuse() external { mode = 2; }
    function setDecimals(uint8 decimals_) external { decimals = decimals_; }
    function transfer(address, uint256) external view returns (bool) { return answer(); }
    function transferFrom(address, address, uint256) external view returns (bool) { return answer(); }
    function answer() private view returns (bool) {
      if (mode == 2) assembly { revert(0, 0) }
      return mode == 0;
    }
  }
  contract Delegator {
    address private immutable target;
    constructor(address target_) { target = target_; }
    fallback() external {
      (bool success, bytes memory data) = target.delegatecall(msg.data);
      if (!success) assembly { revert(add(data, 32), mload(data)) }
    }
  }
  contract WrongHooks {
    function supportsInterface(bytes4) external pure returns (bool) { return true; }
    function onSablierLockupCancel(uint256, address, uint128, uint128) external pure returns (bytes4) { return 0; }
    function onSablierLockupWithdraw(uint256, address, address, uint128) external pure returns (bytes4) { return 0; }
  }
  contract Oracle {
    uint8 public decimals;
    int256 private price;
    constructor(uint8 decimals_, int256 price_) { decimals = decimals_; price = price_; }
    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
      return (1, price, block.timestamp, block.timestamp, 1);
    }
  }`;

/** The accounts and contracts for the trials of every release. */
type Stage = {
  chain: Chain;
  sender: Account;
  recipient: Account;
  stranger: Account;
  token: Contract;
  oddToken: Contract;
  hooks: Contract;
  find: FindArtifact;
};

async function setStage(chain: Chain): Promise<Stage> {
  const find = toArtifacts(compileSources({ [oddFile]: oddContracts }));
  const sender = await chain.open('sender');
  const token = await chain.deploy(sender, compileArtifacts(tokenSample)('TestToken'));
  await token.send(sender, 'mint', sender.address, tokens(1_000_000));
  return {
    chain,
    sender,
    recipient: await chain.open('recipient'),
    stranger: await chain.open('stranger'),
    token,
    oddToken: await chain.deploy(sender, find('OddToken')),
    hooks: await chain.deploy(sender, find('WrongHooks')),
    find,
  };
}

/** Calls a contract, and records the events and errors of each function. */
class Trials {
  readonly events = new Map<string, Set<string>>();
  readonly errors = new Map<string, Set<string>>();

  constructor(
    private readonly stage: Stage,
    readonly contract: Contract,
  ) {}

  /** Sends a transaction, which may revert. */
  async send(from: Account, functionName: string, ...args: unknown[]): Promise<unknown> {
    try {
      const { events, result } = await this.contract.send(from, functionName, ...args);
      const { address } = this.stage.token;
      for (const { contract, name } of events)
        add(this.events, functionName, contract === address ? `${name} (ERC-20)` : name);
      return result;
    } catch (error) {
      if (!(error instanceof Reverted)) throw error;
      add(this.errors, functionName, error.errorName || error.message);
      return undefined;
    }
  }

  /** Sends a transaction to a contract that delegates it to this one. */
  async delegate(functionName: string, ...args: unknown[]): Promise<void> {
    const { chain, sender, find } = this.stage;
    const { address } = await chain.deploy(sender, find('Delegator'), this.contract.address);
    const delegating = new Trials(this.stage, chain.at(address, this.contract.abi));
    await delegating.send(sender, functionName, ...args);
    for (const name of delegating.errors.get(functionName) ?? []) add(this.errors, functionName, name);
  }

  /** Returns the names of the called functions. */
  get functions(): string[] {
    return [...new Set([...this.events.keys(), ...this.errors.keys()])].sort();
  }
}

const add = (lists: Map<string, Set<string>>, key: string, name: string) =>
  lists.set(key, (lists.get(key) ?? new Set()).add(name));

/** Returns what a contract's page lists for its functions. */
function listed(slug: string, names: readonly string[]) {
  const contract = loadReleases()
    .flatMap(({ contracts }) => contracts)
    .find((each) => each.slug === slug);
  const items = (contract?.items ?? []).filter(
    ({ kind, name }) => kind === 'function' && names.includes(name),
  );
  expect(items.map(({ name }) => name).sort()).toEqual(names);
  return items.map(({ name, emits, reverts }) => ({
    name,
    events: emits.map(({ text }) => text).sort(),
    errors: reverts.map(({ text }) => text).sort(),
  }));
}

/** Compares a page with the recorded calls. @returns the listed errors that didn't occur, by function */
function compare(slug: string, trials: Trials): Record<string, string[]> {
  const { functions, events, errors } = trials;
  const onPage = listed(slug, functions);
  const happened = functions.map((name) => ({ name, events: [...(events.get(name) ?? [])].sort() }));
  expect(onPage.map(({ name, events }) => ({ name, events })).sort(byName)).toEqual(happened);
  const unlisted = onPage.flatMap(({ name, errors: known }) =>
    [...(errors.get(name) ?? [])]
      .filter((error) => isOwn(error) && !known.includes(error))
      .map((error) => `${name}: ${error}`),
  );
  expect(unlisted).toEqual([]);
  const missing = onPage.map(({ name, errors: known }): [string, string[]] => [
    name,
    known.filter((error) => !errors.get(name)?.has(error)),
  ]);
  return Object.fromEntries(missing.filter(([, names]) => names.length > 0));
}

/**
 * Whether an error belongs to the protocol. Pages don't list panics, reverts without data, or token errors.
 */
const isOwn = (error: string): boolean => /^\w+$/.test(error) && !error.startsWith('ERC20');

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

const amount = tokens(100);
const duration = 100 * day;
const unknownId = 999n;
const uint40Max = 2 ** 40 - 1;

/** The terms that differ from a stream's usual ones. */
type Terms = Record<string, unknown>;
const times = (count: number, terms: Terms): Terms[] => Array.from({ length: count }, () => terms);

/** Creates a stream with one of a release's functions. */
type Create = (terms?: Terms, from?: Account) => Promise<unknown>;

/** Tests what every Lockup release accepts and rejects once a stream exists. */
async function tryLockup(stage: Stage, trials: Trials, create: Create, key: { token: string }) {
  const { chain, sender, recipient, stranger, token, oddToken, hooks } = stage;
  const later = () => chain.warp(chain.now() + BigInt(day));
  const atEnd = () => chain.warp(chain.now() + BigInt(duration));
  const cancel = async (from: Account, id: unknown) => {
    await trials.send(from, 'cancel', id);
    await trials.send(from, 'cancelMultiple', [id]);
  };
  const withdraw = async (from: Account, id: unknown, value: bigint, to = recipient.address) => {
    await trials.send(from, 'withdraw', id, to, value);
    await trials.send(from, 'withdrawMultiple', [id], [value]);
  };
  // Reverts the chain after each action, so that both functions of a pair start with the same stream.
  const apart = async (...actions: (() => Promise<unknown>)[]) => {
    for (const action of actions) {
      const undo = await chain.snapshot();
      await action();
      await undo();
    }
  };

  const id = await create();
  const fixed = await create({ cancelable: false, transferable: false });
  const odd = await create({ [key.token]: oddToken.address });
  const hooked = await create({ recipient: hooks.address });
  await token.send(sender, 'approve', trials.contract.address, maxUint256);
  later();

  await trials.delegate('cancel', id);
  await trials.delegate('cancelMultiple', [id]);
  await trials.delegate('withdraw', id, recipient.address, 1n);
  await trials.delegate('withdrawMultiple', [id], [1n]);
  await trials.delegate('burn', id);

  await cancel(sender, unknownId);
  await cancel(stranger, id);
  await cancel(sender, fixed);
  await cancel(sender, hooked);
  for (const mode of ['answerFalse', 'refuse']) {
    await oddToken.send(sender, mode);
    await cancel(sender, odd);
    await withdraw(recipient, odd, 1n);
  }
  await withdraw(recipient, unknownId, 1n);
  await withdraw(recipient, id, 0n);
  await withdraw(recipient, id, amount);
  await withdraw(recipient, id, 1n, zeroAddress);
  await withdraw(stranger, id, 1n, stranger.address);
  await withdraw(sender, hooked, 1n, hooks.address);
  await trials.send(recipient, 'withdrawMultiple', [id], []);
  await trials.send(recipient, 'burn', id);
  await trials.send(recipient, 'burn', unknownId);

  await trials.send(recipient, 'transferFrom', recipient.address, zeroAddress, id);
  await trials.send(recipient, 'transferFrom', stranger.address, sender.address, id);
  await trials.send(stranger, 'transferFrom', recipient.address, stranger.address, id);
  await trials.send(recipient, 'transferFrom', recipient.address, stranger.address, unknownId);
  await trials.send(recipient, 'transferFrom', recipient.address, stranger.address, fixed);
  await apart(
    () => trials.send(recipient, 'transferFrom', recipient.address, stranger.address, id),
    () => trials.send(sender, 'cancel', id),
    () => trials.send(sender, 'cancelMultiple', [id]),
    () => trials.send(recipient, 'withdraw', id, recipient.address, 1n),
    () => trials.send(recipient, 'withdrawMultiple', [id], [1n]),
  );

  const canceled = await create();
  later();
  await trials.send(sender, 'cancel', canceled);
  await cancel(sender, canceled);
  atEnd();
  await cancel(sender, id);
  await trials.contract.send(recipient, 'withdrawMax', id, recipient.address);
  await cancel(sender, id);
  await withdraw(recipient, id, 1n);
  await trials.send(stranger, 'burn', id);
  await trials.send(recipient, 'burn', id);
}

/** Formulas that no amount or time of a stream can make overflow. */
const product = ['PRBMath_MulDiv18_Overflow'];
const linearMath = [...product, 'PRBMath_MulDiv_Overflow'];
const dynamicMath = [
  ...linearMath,
  'PRBMath_SD59x18_Div_InputTooSmall',
  'PRBMath_SD59x18_Div_Overflow',
  'PRBMath_SD59x18_Exp2_InputTooBig',
  'PRBMath_SD59x18_IntoUint256_Underflow',
  'PRBMath_SD59x18_Log_InputTooSmall',
  'PRBMath_SD59x18_Mul_InputTooSmall',
  'PRBMath_SD59x18_Mul_Overflow',
];
/** An earlier check rejects a burned NFT. */
const burned = ['ERC721NonexistentToken'];
/** The token already had code when the stream was created. */
const noCode = ['AddressEmptyCode'];

function unprovokedInV1(model: 'Linear' | 'Dynamic' | 'Tranched'): Record<string, string[]> {
  const math = { Linear: linearMath, Dynamic: dynamicMath, Tranched: [] }[model];
  // For an empty list, the contract panics before it checks the count.
  const count = {
    Linear: [],
    Dynamic: ['Dynamic_SegmentCountZero'],
    Tranched: ['Tranched_TrancheCountZero'],
  };
  // The start time is the block's timestamp.
  const start = ['SablierV2Lockup_EndTimeNotInTheFuture', 'SablierV2Lockup_StartTimeZero'];
  // The tokens go to the owner of the NFT.
  const owner = ['SablierV2Lockup_WithdrawToZeroAddress', 'SablierV2Lockup_WithdrawalAddressNotRecipient'];
  return {
    burn: burned,
    cancel: [...noCode, ...math],
    cancelMultiple: [...noCode, ...math],
    createWithDurations: [...product, ...count[model].map((name) => `SablierV2Lockup${name}`), ...start],
    createWithTimestamps: product,
    withdraw: [...noCode, ...burned, ...math],
    withdrawMultiple: [...noCode, ...burned, ...math, ...owner],
  };
}

/** The comptroller's IDs for the protocols. */
const protocols = { flow: 1, lockup: 2 };

describe.each(['Linear', 'Dynamic', 'Tranched'] as const)('Lockup v1.2 %s', (model) => {
  let stage: Stage;
  let trials: Trials;

  beforeAll(async () => {
    const chain = await startChain(releaseErrors());
    const protocol = await deployProtocol(chain);
    stage = await setStage(chain);
    const contract = protocol[`lockup${model}`];
    trials = new Trials(stage, contract);
    await stage.token.send(stage.sender, 'approve', contract.address, maxUint256);
    await contract.send(protocol.admin, 'allowToHook', stage.hooks.address);
  }, 300_000);

  test('emits what its page lists, and ends in no other error', async () => {
    const { chain, sender, recipient, stranger, oddToken } = stage;
    const now = () => Number(chain.now());
    const part = { amount, ...(model === 'Dynamic' && { exponent: 10n ** 18n }) };
    const half = { ...part, amount: amount / 2n };
    const list = model === 'Dynamic' ? 'segments' : 'tranches';
    const usual = {
      sender: sender.address,
      recipient: recipient.address,
      totalAmount: amount,
      asset: stage.token.address,
      cancelable: true,
      transferable: true,
      broker: { account: zeroAddress, fee: 0n },
    };
    const durations = () => ({
      ...usual,
      ...(model === 'Linear'
        ? { durations: { cliff: 0, total: duration } }
        : {
            [list]: [
              { ...half, duration: 1 },
              { ...half, duration },
            ],
          }),
    });
    const timestamps = () => ({
      ...usual,
      ...(model === 'Linear'
        ? { timestamps: { start: now(), cliff: 0, end: now() + duration } }
        : { startTime: now(), [list]: [{ ...part, timestamp: now() + duration }] }),
    });
    const withDurations: Create = (terms = {}) =>
      trials.send(sender, 'createWithDurations', { ...durations(), ...terms });
    const withTimestamps: Create = (terms = {}) =>
      trials.send(sender, 'createWithTimestamps', { ...timestamps(), ...terms });

    for (const create of [withDurations, withTimestamps]) {
      await create();
      await create({ recipient: zeroAddress });
      await create({ totalAmount: 0n });
      await create({ broker: { account: stranger.address, fee: 2n * 10n ** 17n } });
      await create({ asset: stranger.address });
      for (const mode of ['answerFalse', 'refuse', 'answerTrue']) {
        await oddToken.send(sender, mode);
        await create({ asset: oddToken.address });
      }
    }
    await trials.delegate('createWithDurations', durations());
    await trials.delegate('createWithTimestamps', timestamps());
    if (model === 'Linear') {
      await withDurations({ durations: { cliff: duration, total: day } });
      await withDurations({ durations: { cliff: uint40Max, total: day } });
      await withDurations({ durations: { cliff: 0, total: 0 } });
      const at = (start: number, cliff: number, end: number) =>
        withTimestamps({ timestamps: { start, cliff, end } });
      await at(0, 0, now() + day);
      await at(1, 0, 2);
      await at(now() + day, 0, now());
      await at(now() + day, now(), now() + duration);
      await at(now(), now() + duration, now() + day);
    } else {
      for (const each of [[], times(501, { ...part, duration }), [{ ...part, duration: 0 }]])
        await withDurations({ [list]: each });
      await withDurations({
        [list]: [
          { ...part, duration },
          { ...part, duration: 0 },
        ],
      });
      await withDurations({ [list]: [{ ...part, amount: 1n, duration }] });
      const timestamp = now() + duration;
      for (const each of [[], times(501, { ...part, timestamp }), times(2, { ...part, timestamp })])
        await withTimestamps({ [list]: each });
      await withTimestamps({ [list]: [{ ...part, amount: 1n, timestamp }] });
      await withTimestamps({ startTime: 0 });
      await withTimestamps({ startTime: timestamp });
      await withTimestamps({ startTime: 1, [list]: [{ ...part, timestamp: 2 }] });
    }
    await tryLockup(stage, trials, withDurations, { token: 'asset' });

    const missing = compare(`reference/lockup/core/contract.SablierV2Lockup${model}`, trials);
    expect(trials.functions).toHaveLength(8);
    expect(missing).toEqual(unprovokedInV1(model));
  });
});

describe('the newest releases', () => {
  let stage: Stage;
  let lockup: Trials;
  let flow: Trials;
  let comptroller: Contract;
  let admin: Account;

  beforeAll(async () => {
    const chain = await startChain(releaseErrors('lockup', 'flow', 'utils'));
    const protocol = await deployNewerProtocol(chain);
    stage = await setStage(chain);
    ({ comptroller, admin } = protocol);
    lockup = new Trials(stage, protocol.lockup);
    flow = new Trials(stage, protocol.flow);
    for (const { address } of [protocol.lockup, protocol.flow])
      await stage.token.send(stage.sender, 'approve', address, maxUint256);
  }, 300_000);

  /** Calls a function that only the comptroller can call. */
  const asComptroller = async ({ address, abi }: Contract, functionName: string, ...args: unknown[]) =>
    comptroller.send(admin, 'execute', address, encodeFunctionData({ abi, functionName, args }));

  test('Lockup v4.0 emits what its page lists, and ends in no other error', async () => {
    const { chain, sender, recipient, stranger, token, oddToken, hooks, find } = stage;
    const now = () => Number(chain.now());
    const nativeToken = await chain.deploy(sender, find('OddToken'));
    await asComptroller(lockup.contract, 'setNativeToken', nativeToken.address);
    await asComptroller(lockup.contract, 'allowToHook', hooks.address);
    const oracle = async (decimals: number, price: bigint): Promise<Address> =>
      (await chain.deploy(sender, find('Oracle'), decimals, price)).address;
    const prices = { oracle: await oracle(8, 100n), targetPrice: 200n };
    const usual = (terms: Terms) => ({
      sender: sender.address,
      recipient: recipient.address,
      depositAmount: amount,
      token: token.address,
      cancelable: true,
      transferable: true,
      shape: 'shape',
      timestamps: { start: now(), end: now() + duration },
      ...terms,
    });
    const segment = { amount, exponent: 10n ** 18n };
    const unlock = { start: 0n, cliff: 0n };
    /** The arguments after the terms, which all models share. */
    const usualRest: Record<string, () => unknown[]> = {
      createWithDurationsLL: () => [unlock, 0, { cliff: 0, total: duration }],
      createWithTimestampsLL: () => [unlock, 0, 0],
      createWithDurationsLD: () => [[{ ...segment, duration }]],
      createWithTimestampsLD: () => [[{ ...segment, timestamp: now() + duration }]],
      createWithDurationsLT: () => [[{ amount, duration }]],
      createWithTimestampsLT: () => [[{ amount, timestamp: now() + duration }]],
      createWithTimestampsLPG: () => [prices],
    };
    const create = (name: string, terms: Terms = {}, rest = usualRest[name]?.() ?? []) =>
      lockup.send(sender, name, usual(terms), ...rest);

    for (const [name, rest] of Object.entries(usualRest)) {
      await create(name);
      await lockup.delegate(name, usual({}), ...rest());
      await create(name, { sender: zeroAddress });
      await create(name, { recipient: zeroAddress });
      await create(name, { depositAmount: 0n });
      await create(name, { token: nativeToken.address });
      await create(name, { shape: 'a shape with more than thirty-two bytes' });
      await oddToken.send(sender, 'answerFalse');
      await create(name, { token: oddToken.address });
      if (name.includes('Timestamps')) await create(name, { timestamps: { start: 0, end: now() } });
    }
    await oddToken.send(sender, 'answerTrue');

    const end = now() + duration;
    for (const cliff of [duration * 2, uint40Max])
      await create('createWithDurationsLL', {}, [unlock, 0, { cliff, total: duration }]);
    await create('createWithDurationsLL', {}, [unlock, 0, { cliff: 0, total: 0 }]);
    await create('createWithDurationsLL', {}, [unlock, duration * 2, { cliff: 0, total: duration }]);
    await create('createWithDurationsLL', {}, [{ start: 0n, cliff: 1n }, 0, { cliff: 0, total: duration }]);
    await create('createWithDurationsLL', {}, [
      { start: amount + 1n, cliff: 0n },
      0,
      { cliff: 0, total: duration },
    ]);
    for (const cliff of [end, now()]) await create('createWithTimestampsLL', {}, [unlock, 0, cliff]);
    await create('createWithTimestampsLL', { timestamps: { start: end, end } });
    await create('createWithTimestampsLL', {}, [unlock, duration * 2, 0]);
    await create('createWithTimestampsLL', {}, [{ start: 0n, cliff: 1n }, 0, 0]);
    await create('createWithTimestampsLL', {}, [{ start: amount + 1n, cliff: 0n }, 0, 0]);
    for (const [model, part] of [
      ['LD', segment],
      ['LT', { amount }],
    ] as const) {
      const small = { ...part, amount: 1n };
      for (const each of [
        [],
        [{ ...part, duration: 0 }],
        [
          { ...part, duration },
          { ...part, duration: 0 },
        ],
        [{ ...small, duration }],
      ])
        await create(`createWithDurations${model}`, {}, [each]);
      for (const each of [
        [],
        [{ ...part, timestamp: now() }],
        [{ ...part, timestamp: now() + 1 }],
        times(2, { ...part, timestamp: end }),
        [{ ...small, timestamp: end }],
      ])
        await create(`createWithTimestamps${model}`, {}, [each]);
    }
    await create('createWithTimestampsLPG', { timestamps: { start: end, end } });
    for (const terms of [
      { ...prices, targetPrice: 100n },
      { ...prices, oracle: zeroAddress },
      { ...prices, oracle: await oracle(0, 1n) },
      { ...prices, oracle: await oracle(40, 1n) },
      { ...prices, oracle: await oracle(8, 0n) },
      { ...prices, oracle: await oracle(8, 2n ** 200n) },
    ])
      await create('createWithTimestampsLPG', {}, [terms]);

    const priceGated = await create('createWithTimestampsLPG');
    await lockup.send(recipient, 'withdraw', priceGated, recipient.address, 1n);
    await tryLockup(stage, lockup, (terms) => create('createWithDurationsLL', terms), { token: 'token' });

    const id = await create('createWithDurationsLL');
    await comptroller.send(admin, 'setOracle', await oracle(8, 3000n * 10n ** 8n));
    await comptroller.send(admin, 'setMinFeeUSD', protocols.lockup, 10n ** 8n);
    chain.warp(chain.now() + BigInt(day));
    await lockup.send(stranger, 'withdraw', id, recipient.address, 1n);

    const missing = compare('reference/lockup/v4.0/contract.SablierLockup', lockup);
    expect(lockup.functions).toHaveLength(13);
    // With durations, the contract calculates the start and end times itself.
    const lastOf = (part: string) => `SablierLockupHelpers_EndTimeNotEqualToLast${part}Timestamp`;
    const start = 'SablierLockupHelpers_StartTimeZero';
    expect(missing).toEqual({
      burn: burned,
      cancel: dynamicMath,
      createWithDurationsLD: [lastOf('Segment'), start],
      createWithDurationsLL: ['SablierLockupHelpers_StartTimeNotLessThanCliffTime', start],
      createWithDurationsLT: [lastOf('Tranche'), start],
      withdraw: dynamicMath,
    });
  });

  test('Flow v3.0 emits what its page lists, and ends in no other error', async () => {
    const { chain, sender, recipient, stranger, token, oddToken, find } = stage;
    const nativeToken = await chain.deploy(sender, find('OddToken'));
    await asComptroller(flow.contract, 'setNativeToken', nativeToken.address);
    const rate = 10n ** 15n;
    const later = () => chain.warp(chain.now() + BigInt(day));
    const usual = {
      from: sender.address,
      to: recipient.address,
      rate,
      start: 0,
      token: token.address,
      moves: true,
    };
    const create = (name: string, terms: Partial<typeof usual> = {}, ...rest: unknown[]) => {
      const { from, to, rate, start, token, moves } = { ...usual, ...terms };
      return flow.send(sender, name, from, to, rate, start, token, moves, ...rest);
    };
    for (const [name, ...rest] of [['create'], ['createAndDeposit', amount]] as const) {
      await create(name, {}, ...rest);
      await create(name, { from: zeroAddress }, ...rest);
      await create(name, { to: zeroAddress }, ...rest);
      await create(name, { token: nativeToken.address }, ...rest);
      await create(name, { rate: 0n, start: Number(chain.now()) + day }, ...rest);
      await oddToken.send(sender, 'setDecimals', 19);
      await create(name, { token: oddToken.address }, ...rest);
      await oddToken.send(sender, 'setDecimals', 6);
      const { from, to, start, moves } = usual;
      await flow.delegate(name, from, to, rate, start, token.address, moves, ...rest);
    }
    await create('createAndDeposit', {}, 0n);
    await oddToken.send(sender, 'answerFalse');
    await create('createAndDeposit', { token: oddToken.address }, amount);
    await oddToken.send(sender, 'answerTrue');

    const id = await create('createAndDeposit', {}, amount);
    const fixed = await create('create', { moves: false });
    const odd = await create('createAndDeposit', { token: oddToken.address }, amount);
    const pending = await create('createAndDeposit', { start: Number(chain.now()) + 10 * day }, amount);
    const voided = await create('create');
    await flow.send(sender, 'void', voided);
    later();

    /** Valid calls, each on the stream that the previous one left. */
    const good: [from: Account, name: string, ...args: unknown[]][] = [
      [recipient, 'withdraw', id, recipient.address, 1n],
      [recipient, 'withdrawMax', id, recipient.address],
      [sender, 'deposit', id, amount, sender.address, recipient.address],
      [sender, 'adjustRatePerSecond', id, rate * 2n],
      [sender, 'depositAndPause', id, amount],
      [sender, 'restart', id, rate],
      [sender, 'refund', id, 1n],
      [sender, 'pause', id],
      [sender, 'restartAndDeposit', id, rate, amount],
      [sender, 'refundAndPause', id, 1n],
      [sender, 'refundMax', id],
    ];
    for (const call of good) await flow.send(...call);
    for (const [, name, ...args] of good) await flow.delegate(name, ...args);
    await flow.delegate('void', id);
    for (const [from, name, first, ...rest] of [...good, [sender, 'void', id] as const]) {
      expect(first).toBe(id);
      await flow.send(from, name, unknownId, ...rest);
      await flow.send(stranger, name, id, ...rest);
      await flow.send(from, name, voided, ...rest);
    }

    await flow.send(recipient, 'transferFrom', recipient.address, zeroAddress, id);
    await flow.send(recipient, 'transferFrom', stranger.address, sender.address, id);
    await flow.send(stranger, 'transferFrom', recipient.address, stranger.address, id);
    await flow.send(recipient, 'transferFrom', recipient.address, stranger.address, unknownId);
    await flow.send(recipient, 'transferFrom', recipient.address, stranger.address, fixed);

    await flow.send(sender, 'restart', id, 0n);
    await flow.send(sender, 'restartAndDeposit', id, 0n, amount);
    await flow.send(sender, 'restartAndDeposit', id, rate, 0n);
    await flow.send(sender, 'restartAndDeposit', id, rate, amount);
    for (const [, name, , ...rest] of good) await flow.send(stranger, name, id, ...rest);
    await flow.send(sender, 'restart', id, rate);
    await flow.send(sender, 'restartAndDeposit', id, rate, amount);
    await flow.send(sender, 'adjustRatePerSecond', id, rate);
    await flow.send(sender, 'adjustRatePerSecond', id, 0n);
    await flow.send(sender, 'deposit', id, 0n, sender.address, recipient.address);
    await flow.send(sender, 'deposit', id, 1n, stranger.address, recipient.address);
    await flow.send(sender, 'deposit', id, 1n, sender.address, stranger.address);
    await flow.send(sender, 'depositAndPause', id, 0n);
    for (const name of ['refund', 'refundAndPause']) {
      await flow.send(sender, name, id, 0n);
      await flow.send(sender, name, id, tokens(1_000_000));
    }
    await flow.send(sender, 'refundMax', fixed);
    await flow.send(sender, 'pause', pending);
    await flow.send(sender, 'depositAndPause', pending, 1n);
    await flow.send(sender, 'refundAndPause', pending, 1n);
    later();
    await flow.send(recipient, 'withdraw', id, recipient.address, 0n);
    await flow.send(recipient, 'withdraw', id, recipient.address, tokens(1_000_000));
    for (const [name, ...rest] of [['withdraw', 1n], ['withdrawMax']] as const) {
      await flow.send(recipient, name, id, zeroAddress, ...rest);
      await flow.send(stranger, name, id, stranger.address, ...rest);
    }
    await flow.send(recipient, 'withdrawMax', fixed, recipient.address);
    await oddToken.send(sender, 'answerFalse');
    await flow.send(sender, 'refundAndPause', odd, 1n);
    for (const [from, name, , ...rest] of good) await flow.send(from, name, odd, ...rest);
    await flow.send(sender, 'pause', odd);
    await flow.send(sender, 'restartAndDeposit', odd, rate, amount);

    await flow.send(recipient, 'transferFrom', recipient.address, stranger.address, id);
    await comptroller.send(admin, 'setOracle', await priceOfEther(stage));
    await comptroller.send(admin, 'setMinFeeUSD', protocols.flow, 10n ** 8n);
    await flow.send(stranger, 'withdraw', id, stranger.address, 1n);
    await flow.send(stranger, 'withdrawMax', id, stranger.address);

    const missing = compare('reference/flow/v3.0/contract.SablierFlow', flow);
    expect(flow.functions).toHaveLength(15);
    // A running stream has a nonzero rate, so pausing always changes it. The maximum withdrawals and refunds
    // never exceed their limits.
    const sameRate = 'SablierFlow_RatePerSecondNotDifferent';
    const cast = 'SafeCastOverflowedUintDowncast';
    const balance = 'SablierFlow_InvalidCalculation';
    expect(missing).toEqual({
      depositAndPause: [sameRate],
      pause: [sameRate],
      refund: [balance, cast],
      refundAndPause: [balance, sameRate, cast],
      refundMax: [balance, 'SablierFlow_RefundOverflow', cast],
      withdraw: [cast],
      withdrawMax: ['SablierFlow_Overdraw', cast],
    });
  });
});

const priceOfEther = async ({ chain, sender, find }: Stage): Promise<Address> =>
  (await chain.deploy(sender, find('Oracle'), 8, 3000n * 10n ** 8n)).address;
