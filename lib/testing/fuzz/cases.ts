import { type AbiFunction, type Address, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem';
import { invariant } from '@/lib/site/invariant';
import type { Chain, Contract } from '@/lib/testing/foundry/chain';
import type { ExampleCall } from '@/lib/testing/reference/example-calls';
import { type Change, changesOf, type Pools, replaceIn, replaceInArgs, setAt } from './changes';
import type { Step } from './simulate';

/** What calls are about: a contract or one of its streams, with the values that take the place of the examples' ones. */
export type Target = { address: Address; replacements: ReadonlyMap<unknown, unknown> };

/** A contract whose functions are called, and what can be different in a call. The first of each is the usual one. */
export type Subject = {
  chain: Chain;
  contract: Contract;
  /** The contracts that it calls. */
  called: readonly Contract[];
  calls: readonly ExampleCall[];
  targets: Readonly<Record<string, Target>>;
  callers: Readonly<Record<string, Address>>;
  /** In seconds. */
  waits: Readonly<Record<string, number>>;
  /** What other contracts do before the call. */
  modes: Readonly<Record<string, readonly Omit<Step, 'time' | 'value'>[]>>;
  pools: Pools;
  /** In wei. */
  fee: bigint;
  /** A contract that delegates all calls to the subject. */
  delegator: Address;
};

/** A function that can be called, with its example. */
type Callable = { function: AbiFunction; call: ExampleCall };

/** A call and what happens before it. */
type Draft = Callable & {
  target: Target;
  wait: number;
  /** The function that's called first, and the time since then. */
  after: string | undefined;
  pause: number;
  mode: Subject['modes'][string];
  caller: Address;
  value: bigint;
  isDelegated: boolean;
  changes: readonly Change[];
};

/** One difference from the usual call of a function. A call has at most one setting for each subject. */
export type Setting = {
  name: string;
  subject: string;
  isChange: boolean;
  apply: (draft: Draft) => Draft;
};

const separator = '; ';
const usualCall = 'usual';

/** Converts settings to text, from which `Cases` finds them again. */
export const formatCase = (settings: readonly Setting[]): string =>
  settings.map(({ name }) => name).join(separator) || usualCall;

/** The calls of a contract's functions, which differ from their examples by settings. */
export class Cases {
  readonly functions: ReadonlyMap<string, Callable>;
  private readonly settings = new Map<string, Setting[]>();
  /** The settings with which each function succeeds. */
  private readonly usual = new Map<string, readonly Setting[]>();

  constructor(private readonly subject: Subject) {
    const { contract, calls } = subject;
    // A batch makes other calls of the contract.
    const own = calls.filter(({ name }) => name !== 'batch');
    this.functions = new Map(
      own.map((call) => {
        const found = contract.abi.find(
          (each) =>
            each.type === 'function' && each.name === call.name && each.inputs.length === call.args.length,
        );
        invariant(found?.type === 'function', `${call.name} is in the ABI`);
        return [call.anchor, { function: found, call }];
      }),
    );
  }

  /** Sets the settings with which a function succeeds, for the calls after it, and for its other cases. */
  setUsual(anchor: string, settings: readonly Setting[]): void {
    this.usual.set(anchor, settings);
    this.settings.clear();
  }

  hasUsual = (anchor: string): boolean => this.usual.has(anchor);

  /** Returns all settings of a function. */
  settingsOf(anchor: string): readonly Setting[] {
    const known = this.settings.get(anchor);
    if (known) return known;
    const { targets, callers, waits, modes, pools, fee } = this.subject;
    const { function: called, call } = this.callable(anchor);
    const before = [...this.usual.keys()].filter((each) => !isRead(this.callable(each).function)).sort();
    const settings = [
      ...options('wait', waits, (wait) => ({ wait })),
      ...options('caller', callers, (caller) => ({ caller })),
      ...options('target', targets, (target) => ({ target })),
      ...options('after', { 'after nothing': undefined }, () => ({ after: undefined })),
      ...before.flatMap((after) => options('after', { [`after ${after}`]: after }, () => ({ after }))),
      ...options('pause', { '30 days later': 30 * 86_400 }, (pause) => ({ pause })),
      ...options('mode', modes, (mode) => ({ mode })),
      ...(called.stateMutability === 'payable'
        ? options('value', { 'without a fee': 0n, 'with a fee': fee }, (value) => ({ value }))
        : []),
      ...options('delegated', { delegated: true }, (isDelegated) => ({ isDelegated })),
      ...changesOf(called.inputs, call.args, pools).map(
        (change): Setting => ({
          name: change.name,
          subject: change.path.join('.'),
          isChange: true,
          apply: (draft) => ({ ...draft, changes: [...draft.changes, change] }),
        }),
      ),
    ];
    this.settings.set(anchor, settings);
    return settings;
  }

  /** Finds the settings of a case in text, if there's one with each name. */
  find(anchor: string, text: string): Setting[] | undefined {
    if (!this.functions.has(anchor)) return undefined;
    if (text === usualCall) return [];
    const found = text
      .split(separator)
      .map((name) => this.settingsOf(anchor).find((each) => each.name === name));
    return found.every((each) => each !== undefined) ? found : undefined;
  }

  /**
   * Finds the settings of a case in text.
   * @throws if there's none with a name
   */
  parse(anchor: string, text: string): Setting[] {
    const settings = this.find(anchor, text);
    invariant(settings, `${anchor} has the settings “${text}”`);
    return settings;
  }

  /** Returns the transactions of a case: those before the call, and the call. */
  stepsOf(anchor: string, settings: readonly Setting[]): Step[] {
    const usual = this.usual.get(anchor) ?? [];
    return this.toSteps(
      [...usual, ...settings].reduce((draft, { apply }) => apply(draft), this.first(anchor)),
    );
  }

  private toSteps(draft: Draft): Step[] {
    const { target, wait, after, pause, mode, caller, value, isDelegated } = draft;
    const now = this.subject.chain.now();
    const before = after === undefined ? [] : this.toSteps({ ...this.draftOf(after), target });
    const earliest = before.at(-1)?.time ?? 0n;
    const due = now + BigInt(wait);
    const time = (due > earliest ? due : earliest) + (after === undefined ? 0n : BigInt(pause));
    return [
      ...before,
      ...mode.map((step) => ({ ...step, value: 0n, time })),
      {
        from: getAddress(String(replaceIn(caller, target.replacements))),
        to: isDelegated ? this.subject.delegator : target.address,
        data: encode(draft, time),
        value,
        time,
      },
    ];
  }

  private draftOf = (anchor: string): Draft =>
    (this.usual.get(anchor) ?? []).reduce((draft, { apply }) => apply(draft), this.first(anchor));

  private first(anchor: string): Draft {
    const { targets, callers, waits, fee } = this.subject;
    const callable = this.callable(anchor);
    return {
      ...callable,
      target: firstOf(targets),
      wait: firstOf(waits),
      after: undefined,
      pause: 0,
      mode: [],
      caller: firstOf(callers),
      value: callable.call.paysFee ? fee : 0n,
      isDelegated: false,
      changes: [],
    };
  }

  private callable(anchor: string): Callable {
    const found = this.functions.get(anchor);
    invariant(found, `there is a function ${anchor}`);
    return found;
  }
}

function firstOf<Value>(options: Readonly<Record<string, Value>>): Value {
  const [first] = Object.values(options);
  invariant(first !== undefined, 'there is a usual option');
  return first;
}

const options = <Value>(
  subject: string,
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Partial<Draft>,
): Setting[] =>
  Object.entries(values).map(([name, value]) => ({
    name,
    subject,
    isChange: false,
    apply: (draft) => ({ ...draft, ...change(value) }),
  }));

export const isRead = ({ stateMutability }: AbiFunction): boolean =>
  stateMutability === 'view' || stateMutability === 'pure';

function encode({ function: called, call, target, changes }: Draft, time: bigint): Hex {
  const args = changes.reduce<unknown>(
    (all, { path, value }) => setAt(all, path, value(time)),
    replaceInArgs(call.args, target.replacements),
  );
  return encodeFunctionData({ abi: [called], functionName: called.name, args: args as unknown[] });
}

/** Wraps the last call of a case in a batch. */
export function inBatch(steps: readonly Step[]): Step[] {
  const last = steps.at(-1);
  invariant(last, 'a case has a call');
  const abi = parseAbi(['function batch(bytes[] calls) payable']);
  return [...steps.slice(0, -1), { ...last, data: encodeFunctionData({ abi, args: [[last.data]] }) }];
}

/** Yields all combinations of a number of settings with different subjects. */
export function* combine(settings: readonly Setting[], count: number): Generator<Setting[]> {
  if (count === 0) return yield [];
  for (const [index, setting] of settings.entries()) {
    const others = settings.slice(index + 1).filter(({ subject }) => subject !== setting.subject);
    for (const rest of combine(others, count - 1)) yield [setting, ...rest];
  }
}

export const sameAddress = (one: string, other: string): boolean => getAddress(one) === getAddress(other);
