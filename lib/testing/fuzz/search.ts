import { invariant } from '@/lib/site/invariant';
import { Random } from '@/lib/testing/random';
import { Cases, combine, formatCase, inBatch, isRead, type Setting, type Subject } from './cases';
import { type Effects, effectsReader } from './effects';
import type { RecordedContract } from './recorded-cases';
import { simulate } from './simulate';

type Case = { anchor: string; settings: readonly Setting[] };

/** Calls a contract's functions. */
export class Fuzzer {
  readonly cases: Cases;
  private readonly read: ReturnType<typeof effectsReader>;

  constructor(private readonly subject: Subject) {
    this.cases = new Cases(subject);
    this.read = effectsReader(subject);
  }

  /**
   * Searches for all events and errors, with as few differences from a call that succeeds as possible.
   * @param known the events and errors that a function may cause; when all have been found, the search ends
   * @param previous the cases that an earlier search found, or that were written by hand
   */
  async search(
    known: (anchor: string) => readonly string[],
    previous: RecordedContract,
  ): Promise<RecordedContract> {
    const { functions } = this.cases;
    const recorded: RecordedContract = {};
    await this.findUsual(recorded);
    const earlier = Object.entries(previous).flatMap(([anchor, { emits, reverts }]) =>
      [...Object.values(emits), ...Object.values(reverts)].flatMap((text) => {
        const settings = this.cases.find(anchor, text);
        return settings ? [{ anchor, settings }] : [];
      }),
    );
    for (const [anchor, { function: called }] of functions) {
      recorded[anchor] ??= { emits: {}, reverts: {} };
      const record = recorded[anchor];
      const hasSeen = (names: readonly string[]) =>
        names.every((name) => name in record.emits || name in record.reverts);
      const all = this.cases.settingsOf(anchor);
      const withoutChanges = all.filter(({ isChange }) => !isChange);
      const rounds: Iterable<Setting[]>[] = [[[]], combine(all, 1), combine(all, 2)];
      if (!isRead(called)) rounds.push(combine(withoutChanges, 3));
      for (const [round, settings] of rounds.entries())
        for await (const { settings: found, effects } of this.run(casesOf(anchor, settings))) {
          if (round >= 2 && hasSeen(known(anchor))) break;
          note(record, effects, formatCase(found));
        }
    }
    const others = [...earlier, ...this.sample(sampleSizes.search)];
    for await (const { anchor, settings, effects } of this.run(others)) {
      const record = recorded[anchor];
      if (record) note(record, effects, formatCase(settings));
    }
    return recorded;
  }

  /**
   * Makes the recorded calls.
   * @returns what each one causes, and what it causes in a batch, if the contract has batches
   */
  async replay(
    recorded: RecordedContract,
  ): Promise<{ anchor: string; name: string; effects: Effects; batched?: Effects }[]> {
    this.restoreUsual(recorded);
    const all = Object.entries(recorded).flatMap(([anchor, { emits, reverts }]) =>
      Object.entries({ ...emits, ...reverts }).map(([name, text]) => ({
        anchor,
        name,
        settings: this.cases.parse(anchor, text),
      })),
    );
    const hasBatches = this.subject.calls.some(({ name }) => name === 'batch');
    const results = await toArray(this.run(all));
    const batched = hasBatches ? await toArray(this.run(all, true)) : [];
    return all.map(({ anchor, name }, index) => {
      const effects = results[index]?.effects;
      invariant(effects, 'each case has a result');
      const inBatch = batched[index]?.effects;
      return { anchor, name, effects, ...(inBatch && { batched: inBatch }) };
    });
  }

  /**
   * Makes the call of each function that should succeed.
   * @returns the anchors of those that fail
   */
  async findFailing(recorded: RecordedContract): Promise<string[]> {
    this.restoreUsual(recorded);
    const usual = [...this.cases.functions.keys()].map((anchor): Case => ({ anchor, settings: [] }));
    return (await toArray(this.run(usual))).flatMap(({ anchor, ok }) => (ok ? [] : [anchor]));
  }

  /** Makes random calls, which are the same in every run. */
  async trySample(recorded: RecordedContract): Promise<{ anchor: string; text: string; effects: Effects }[]> {
    this.restoreUsual(recorded);
    const results = await toArray(this.run(this.sample(sampleSizes.test)));
    return results.map(({ anchor, settings, effects }) => ({ anchor, text: formatCase(settings), effects }));
  }

  private restoreUsual(recorded: RecordedContract): void {
    for (let open = Object.entries(recorded); open.length > 0; ) {
      const left = open.filter(([anchor, { usual }]) => {
        if (usual === undefined) return false;
        const after = /(?:^|; )after ([\w-]+)/.exec(usual)?.[1];
        if (after !== undefined && !this.cases.hasUsual(after)) return true;
        this.cases.setUsual(anchor, this.cases.parse(anchor, usual));
        return false;
      });
      invariant(left.length < open.length, 'each function can be called after others');
      open = left;
    }
  }

  /** Finds a call of each function that succeeds, if possible without another call before it. */
  private async findUsual(recorded: RecordedContract): Promise<void> {
    const { functions } = this.cases;
    for (const [pass, count] of [0, 1, 2, 1, 2, 3].entries())
      for (const anchor of functions.keys()) {
        if (this.cases.hasUsual(anchor)) continue;
        const settings = this.cases
          .settingsOf(anchor)
          .filter(
            ({ isChange, subject }) =>
              (count < 2 || !isChange) && (pass > 2 || subject !== 'after') && subject !== 'delegated',
          );
        for await (const { settings: found, ok } of this.run(casesOf(anchor, combine(settings, count)))) {
          if (!ok) continue;
          this.cases.setUsual(anchor, found);
          recorded[anchor] = { usual: formatCase(found), emits: {}, reverts: {} };
          break;
        }
      }
  }

  /** Yields random cases. A smaller sample is a part of a larger one. */
  private *sample(countPerFunction: number): Generator<Case> {
    for (const anchor of this.cases.functions.keys()) {
      const random = new Random(40);
      const all = this.cases.settingsOf(anchor);
      for (let made = 0; made < countPerFunction; made++) {
        const settings: Setting[] = [];
        for (let count = random.pick([2, 3, 4]); count > 0; count--) {
          const setting = random.pick(all);
          if (settings.every(({ subject }) => subject !== setting.subject)) settings.push(setting);
        }
        yield { anchor, settings };
      }
    }
  }

  private async *run(cases: Iterable<Case>, isBatched = false) {
    for (const chunk of chunks(cases, 250)) {
      const sequences = chunk.map(({ anchor, settings }) => {
        const steps = this.cases.stepsOf(anchor, settings);
        return isBatched ? inBatch(steps) : steps;
      });
      const outcomes = await simulate(this.subject.chain, sequences);
      for (const [index, outcome] of outcomes.entries()) {
        const [each, steps] = [chunk[index], sequences[index]];
        invariant(each && steps, 'each case has an outcome');
        const ok = outcome.status === '0x1';
        const { emits, reverts } = this.read(steps.at(-1)?.to ?? '', outcome);
        // What a hook does isn't an effect of the call.
        const isHooked = each.settings.some(({ name }) => name.startsWith('hook '));
        yield { ...each, ok, effects: { emits: isHooked ? [] : emits, reverts } };
      }
    }
  }
}

/** The numbers of random cases of each function. */
const sampleSizes = { search: 60, test: 6 };

function note(record: RecordedContract[string], { emits, reverts }: Effects, text: string): void {
  for (const name of emits) record.emits[name] ??= text;
  for (const name of reverts) record.reverts[name] ??= text;
}

function* casesOf(anchor: string, all: Iterable<Setting[]>): Generator<Case> {
  for (const settings of all) yield { anchor, settings };
}

function* chunks<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

async function toArray<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
