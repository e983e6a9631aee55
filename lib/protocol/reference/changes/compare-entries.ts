import type { Entry, Field } from './entries';

/** The note on an event whose topic stays, although its parameters change. */
export const sameTopic = 'keeps its topic';

/** What happened to an entry between two releases. `notes` are phrases in Markdown. */
export type Change =
  | { what: 'changed' | 'renamed'; before: Entry; after: Entry; notes: string[] }
  | { what: 'removed'; before: Entry; after?: undefined; notes: string[] }
  | { what: 'added'; before?: undefined; after: Entry; notes: string[] };

/**
 * Compares the entries of two releases.
 * @param renamed new names that can't be derived from the old ones, as in `content/data/renamed-entries.json`. Those of
 * errors start at `_`.
 */
export function compareEntries(
  before: readonly Entry[],
  after: readonly Entry[],
  renamed: Readonly<Record<string, string>>,
): Change[] {
  const pairs = pairEntries(before, after, renamed);
  const changed = [...pairs].flatMap(([old, now]): Change[] => {
    const notes = notesOn(old, now);
    if (old.name !== now.name) return [{ what: 'renamed', before: old, after: now, notes }];
    return notes.length > 0 ? [{ what: 'changed', before: old, after: now, notes }] : [];
  });
  const isNew = unlessIn([...pairs.values(), ...before]);
  const isGone = unlessIn([...pairs.keys(), ...after]);
  const changes = [
    ...changed,
    ...before.filter(isGone).map((old): Change => ({ what: 'removed', before: old, notes: [] })),
    ...after
      .filter(isNew)
      .map((now): Change => ({ what: 'added', after: now, notes: replacementNotes(now, before) })),
  ];
  // Contracts of a release share entries.
  return [
    ...new Map(changes.map((change) => [describe(change), change] as const).toReversed()).values(),
  ].reverse();
}

/** Returns a test for entries that a list lacks. Another contract's entry with the same signature counts. */
function unlessIn(entries: readonly Entry[]): (entry: Entry) => boolean {
  const idOf = ({ kind, key }: Entry) => `${kind} ${key}`;
  const known = new Set(entries.map(idOf));
  return (entry) => !known.has(idOf(entry));
}

const describe = ({ what, before, after, notes }: Change): string =>
  [what, before?.kind ?? after?.kind, before?.name, after?.name, ...notes].join(' ');

type Test<Item> = (old: Item, now: Item) => boolean;

/** Pairs the items of two lists. Each has at most one partner, and the first test that finds one wins. */
function pairUp<Item>(before: readonly Item[], after: readonly Item[], tests: Test<Item>[]): Map<Item, Item> {
  const pairs = new Map<Item, Item>();
  const rest = new Set(after);
  for (const fits of tests) {
    for (const old of before) {
      const now = pairs.has(old) ? undefined : [...rest].find((each) => fits(old, each));
      if (!now) continue;
      pairs.set(old, now);
      rest.delete(now);
    }
  }
  return pairs;
}

function pairEntries(
  before: readonly Entry[],
  after: readonly Entry[],
  renamed: Readonly<Record<string, string>>,
): Map<Entry, Entry> {
  const isHere: Test<Entry> = (old, now) => old.contract === now.contract;
  const isNewName: Test<Entry> = (old, now) => newNames(old, renamed).includes(bareName(now));
  // The most reliable matches come first.
  const tests: Test<Entry>[] = [
    (old, now) => old.key === now.key && isHere(old, now),
    (old, now) => old.key === now.key,
    (old, now) => old.name === now.name && isHere(old, now),
    (old, now) => old.name === now.name,
    (old, now) => bareName(old) === bareName(now),
    (old, now) => isNewName(old, now) && isHere(old, now),
    isNewName,
  ];
  return pairUp(
    before,
    after,
    tests.map((fits) => (old, now) => old.kind === now.kind && fits(old, now)),
  );
}

function newNames(old: Entry, renamed: Readonly<Record<string, string>>): string[] {
  const bare = bareName(old);
  const name = renamed[bare] ?? bare;
  const model = /Lockup(Linear|Dynamic|Tranched)$/.exec(old.contract)?.[1];
  return model ? [name, `${name}L${model.charAt(0)}`] : [name];
}

/** Returns an error's name without the contract before `_`. */
const bareName = ({ kind, name }: Entry): string =>
  kind === 'error' && /^Sablier\w*_/.test(name) ? name.replace(/^\w+?_/, '_') : name;

/** A new error can have the same cause as one that still exists. */
const replacementNotes = (now: Entry, before: readonly Entry[]): string[] =>
  before
    .filter((old) => now.kind === 'error' && old.kind === 'error' && bareName(old) === bareName(now))
    .map(({ name }) => `in some functions, replaces \`${name}\``);

function notesOn(old: Entry, now: Entry): string[] {
  const inputs = fieldNotes(old, now);
  const hasSameTopic = now.kind === 'event' && old.key === now.key && inputs.length > 0;
  return [
    ...(old.mutability !== now.mutability ? [`now ${now.mutability}`] : []),
    ...(hasSameTopic ? [sameTopic] : []),
    ...inputs,
    ...signatureNotes(old, now),
    ...outputNotes(old.outputs, now.outputs),
    ...callerNotes(old, now),
    ...eventNotes(old.emits ?? [], now.emits ?? []),
  ];
}

/** A struct is part of a signature, so a new field in it changes the selector or topic of all that take the struct. */
function signatureNotes(old: Entry, now: Entry): string[] {
  const isHidden = hasSameTypes(old.inputs, now.inputs) && old.name === now.name && old.key !== now.key;
  const identifier = { function: 'selector', event: 'topic' }[now.kind as string];
  return isHidden && identifier ? [`new ${identifier}, because a struct changed`] : [];
}

const hasSameTypes = (old: readonly Field[], now: readonly Field[]): boolean =>
  old.map(typeInAbi).join() === now.map(typeInAbi).join();

/** The contracts that callers approve lost the `V2` in their names. */
function callerNotes({ callers: old = '' }: Entry, { callers: now = '' }: Entry): string[] {
  const isSame = old.replace('SablierV2', 'Sablier') === now.replace('SablierV2', 'Sablier');
  return old === '' || now === '' || isSame ? [] : [`callers: ${now} (before: ${old})`];
}

function fieldNotes({ kind, inputs: old }: Entry, { inputs: now }: Entry): string[] {
  const pairs = pairUp(old, now, [
    (a, b) => a.name === b.name,
    // Of two fields with the same type at the same place, the second one is a new name for the first one.
    (a, b) => kind !== 'enum' && typeInAbi(a) === typeInAbi(b) && old.indexOf(a) === now.indexOf(b),
  ]);
  const kept = [...pairs.values()];
  const places = old.flatMap((each) => pairs.get(each) ?? []).map((each) => now.indexOf(each));
  const isInOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  return [
    ...listNote('removes', namesOf(old.filter((each) => !pairs.has(each)))),
    ...listNote('adds', namesOf(now.filter((each) => !kept.includes(each)))),
    ...[...pairs].flatMap(([from, to]) => differences(from, to)),
    ...(kind === 'enum' ? numberNotes(pairs, old, now) : []),
    ...(isInOrder ? [] : [`order: ${codesOf(now.map(({ name }) => name))}`]),
  ];
}

const typeInAbi = ({ type, abiType = type }: Field): string => abiType;

const listNote = (verb: string, texts: readonly string[]): string[] =>
  texts.length > 0 ? [`${verb} ${codesOf(texts)}`] : [];

/** Code knows the values of an enum by their numbers. */
function numberNotes(
  pairs: ReadonlyMap<Field, Field>,
  old: readonly Field[],
  now: readonly Field[],
): string[] {
  const moved = [...pairs].some(([from, to]) => old.indexOf(from) !== now.indexOf(to));
  return moved ? [`numbers: ${now.map(({ name }, index) => `${index} is \`${name}\``).join(', ')}`] : [];
}

const differences = (old: Field, now: Field): string[] => [
  ...(old.name === now.name ? [] : [`renames \`${old.name || old.type}\` to \`${now.name || now.type}\``]),
  ...(old.type === now.type ? [] : [`\`${now.name}\` is \`${now.type}\` instead of \`${old.type}\``]),
  ...(old.isIndexed === now.isIndexed
    ? []
    : [`\`${now.name}\` is ${now.isIndexed ? 'now' : 'no longer'} indexed`]),
];

function outputNotes(old: readonly Field[], now: readonly Field[]): string[] {
  const [before, after] = [old, now].map((fields) => codesOf(namesOf(fields)) || 'nothing');
  return before === after ? [] : [`returns ${after} instead of ${before}`];
}

const namesOf = (fields: readonly Field[]): string[] =>
  fields.map(({ name, type }) => [type, name].filter(Boolean).join(' '));

const codesOf = (texts: readonly string[]): string => texts.map((text) => `\`${text}\``).join(', ');

const eventNotes = (old: readonly string[], now: readonly string[]): string[] => [
  ...listNote(
    'now emits',
    now.filter((each) => !old.includes(each)),
  ),
  ...listNote(
    'no longer emits',
    old.filter((each) => !now.includes(each)),
  ),
];
