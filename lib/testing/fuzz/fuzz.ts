import { type AbiFunction, encodeFunctionData, maxUint256 } from 'viem';
import { invariant } from '@/lib/site/invariant';
import type { Account } from '@/lib/testing/foundry/account';
import { testArtifact } from '@/lib/testing/foundry/artifacts';
import type { Contract } from '@/lib/testing/foundry/chain';
import { day, tokens } from '@/lib/testing/foundry/lockup-fixture';
import type { ExampleCall, ExampleChain } from '@/lib/testing/reference/example-calls';
import { CallRecorder } from './call-recorder';
import { Random } from './random';
import { type Pools, replaceIn, varyArguments } from './vary-arguments';

/** A contract whose functions are called. */
export type Subject = {
  contract: Contract;
  calls: readonly ExampleCall[];
  callers: readonly Account[];
  pools: Pick<Pools, 'accounts' | 'tokens' | 'oracles'>;
  /** A token whose transfers fail in two ways, and a recipient with wrong hooks. */
  oddToken: Contract;
  hooks: Contract;
  /** What can happen between calls, besides that time passes. */
  actions: readonly (() => Promise<unknown>)[];
  /** The fee for withdrawing, in wei. */
  fee: bigint;
  /** Returns the events and errors that a function can cause, as far as known. */
  knownEffects: (name: string) => readonly string[];
};

/** A function that can be called, with its example. */
type Callable = { function: AbiFunction; call: ExampleCall };

/** How often each function is called: at most until all that's known has occurred, but some times in any case. */
const counts = { read: { least: 5, most: 25 }, write: { least: 25, most: 100 } };
/** The number of calls after which the chain returns to its first state. */
const episode = 40;
/** The rates at which arguments change. Calls with unchanged arguments can still have another caller or time. */
const rates = [0, 0, 0.05, 0.05, 0.15, 0.4];
/** In seconds. */
const waits = [1, day, 60 * day, 200 * day];
const longWaits = [0, 0, 0, 200 * day, 400 * day, 1_200 * day];

/**
 * Calls all functions of a contract with random changes of the examples' arguments, as random callers, at random times.
 * The calls are the same in every run.
 */
export async function fuzz(examples: ExampleChain, subject: Subject): Promise<CallRecorder> {
  const { chain, sender } = examples;
  const { contract, callers, fee } = subject;
  const random = new Random(40);
  const delegator = await chain.deploy(sender, testArtifact('Delegator'), contract.address);
  const delegating = chain.at(delegator.address, contract.abi);
  const recorder = new CallRecorder(contract, subject.pools.tokens, delegating);
  const functions = subject.calls.map((call): Callable => {
    const found = contract.abi.find(
      (each) =>
        each.type === 'function' && each.name === call.name && each.inputs.length === call.args.length,
    );
    invariant(found?.type === 'function', `${call.name} is in the ABI`);
    return { function: found, call };
  });

  const wait = (seconds: number) => chain.warp(chain.now() + BigInt(seconds));
  // Before any stream exists, as on contracts without streams.
  let ids = { ids: [1n], missingIds: [0n, 999n, maxUint256] };
  const argumentsOf = ({ function: { inputs }, call }: Callable, rate: number): unknown[] => {
    const calldata = () => {
      const called = random.pick(functions);
      return encodeFunctionData({
        abi: [called.function],
        functionName: called.call.name,
        args: argumentsOf(called, rate),
      });
    };
    return varyArguments(
      random,
      { ...subject.pools, ...ids, now: chain.now(), calldata },
      inputs,
      call.args,
      rate,
    );
  };
  const makeCall = async (callable: Callable, from: Account, rate: number) => {
    const { name, stateMutability } = callable.function;
    const args = argumentsOf(callable, rate);
    if (random.chance(0.05)) return recorder.delegate(from, name, ...args);
    const value = stateMutability === 'payable' && random.chance(0.8) ? fee : 0n;
    return recorder.send(from, value, name, ...args);
  };

  const isRead = ({ function: { stateMutability } }: Callable) =>
    stateMutability === 'view' || stateMutability === 'pure';
  const writing = functions.filter((each) => !isRead(each));
  if (functions.some(({ call }) => call.name === 'nextStreamId')) {
    const first = BigInt(String(await contract.read('nextStreamId')));
    await callWithEachStream(examples, subject, recorder, writing, first);
    // More streams, in all states.
    const creating = functions.filter(({ call }) => call.name.startsWith('create'));
    for (let count = 0; count < 50; count++) await makeCall(random.pick(creating), sender, 0.03);
    const next = BigInt(String(await contract.read('nextStreamId')));
    invariant(next > 30n, 'many calls create streams');
    const all = Array.from({ length: Number(next) }, (_, id) => BigInt(id));
    ids = { ids: all.slice(1), missingIds: [0n, next + 10n, maxUint256] };
    const changing = writing.filter((each) => !creating.includes(each));
    for (let count = 0; count < 100; count++)
      await makeCall(random.pick(changing), random.pick(callers.slice(0, 5)), 0);
  }
  const made = new Map<Callable, number>();
  const needsCalls = (each: Callable): boolean => {
    const { least, most } = counts[isRead(each) ? 'read' : 'write'];
    const count = made.get(each) ?? 0;
    return (
      count < least ||
      (count < most && !recorder.hasSeen(each.call.name, subject.knownEffects(each.call.name)))
    );
  };
  for (let open = functions; open.length > 0; open = open.filter(needsCalls)) {
    const undo = await chain.snapshot();
    wait(random.pick(longWaits));
    if (subject.actions.length > 0) await random.pick(subject.actions)();
    for (let count = 0; count < episode; count++) {
      if (random.chance(0.1)) wait(random.pick(waits));
      if (subject.actions.length > 0 && random.chance(0.1)) await random.pick(subject.actions)();
      const callable = random.pick(open);
      made.set(callable, (made.get(callable) ?? 0) + 1);
      await makeCall(callable, random.pick(callers), random.pick(rates));
    }
    await undo();
  }
  return recorder;
}

/**
 * Calls every function that changes something with a stream of each kind, which random calls rarely combine: with the odd
 * token, with wrong hooks, with fixed terms, and in several states. The streams remain.
 */
async function callWithEachStream(
  { chain, sender, recipient, token }: ExampleChain,
  { callers, fee, oddToken, hooks }: Subject,
  recorder: CallRecorder,
  functions: readonly Callable[],
  first: bigint,
): Promise<void> {
  const find = (...names: string[]) =>
    functions.find((each) => names.some((name) => each.call.name === name))?.call;
  const create = find('createAndDeposit', 'createWithDurations', 'createWithDurationsLL');
  const [stop, end, empty] = [find('cancel', 'pause'), find('cancel', 'void'), find('withdrawMax')];
  invariant(create && stop && end && empty, 'there are streams');
  const send = (from: Account, { name, args, paysFee }: ExampleCall, id: bigint) =>
    recorder.send(from, paysFee ? fee : 0n, name, ...replaceIn(args, exampleId, id));
  const kinds = [
    create.args,
    replaceIn(create.args, token.address, oddToken.address),
    replaceIn(create.args, recipient.address, hooks.address),
    replaceIn(create.args, true, false),
    create.args,
    create.args,
  ];
  for (const args of kinds) await send(sender, { ...create, args }, 0n);
  const ids = kinds.map((_, index) => first + BigInt(index));
  const [, odd = 0n, hooked, , stopped = 0n, ended = 0n] = ids;
  const special = callers.at(-1) ?? sender;
  const callAll = async (streams: readonly bigint[]) => {
    for (const { call, function: called } of functions) {
      const undo = await chain.snapshot();
      for (const id of streams)
        for (const from of [special, recipient, sender]) {
          const value = called.stateMutability === 'payable' ? fee : 0n;
          const small = replaceIn(replaceIn(call.args, exampleAmount, 1n), exampleId, id);
          const args = id === hooked ? replaceIn(small, recipient.address, hooks.address) : small;
          await recorder.send(from, value, call.name, ...args);
        }
      await undo();
    }
  };
  chain.warp(chain.now() + 3_600n);
  await send(sender, stop, stopped);
  await callAll(ids);
  chain.warp(chain.now() + BigInt(100 * day));
  await send(sender, end, ended);
  await send(recipient, empty, ended);
  await callAll(ids);
  for (const mode of ['answerFalse', 'refuse']) {
    await oddToken.send(sender, mode);
    await callAll([odd]);
  }
  await oddToken.send(sender, 'answerTrue');
}

/** The stream and the amount of the examples. */
const exampleId = 42n;
const exampleAmount = tokens(10);
