import type { Entry, Field } from './entries';

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
  renamed: Readonly<Record<string, string>> = {},
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

function pairEntries(
  before: readonly Entry[],
  after: readonly Entry[],
  renamed: Readonly<Record<string, string>>,
): Map<Entry, Entry> {
  const pairs = new Map<Entry, Entry>();
  const rest = new Set(after);
  const pair = (fits: (old: Entry, now: Entry) => boolean): void => {
    for (const old of before) {
      const now = pairs.has(old)
        ? undefined
        : [...rest].find((each) => each.kind === old.kind && fits(old, each));
      if (!now) continue;
      pairs.set(old, now);
      rest.delete(now);
    }
  };
  const isMoved = (old: Entry, now: Entry) => bareName(old) === bareName(now);
  const isNewName = (old: Entry, now: Entry) => newNames(old, renamed).includes(bareName(now));
  const isHere = (old: Entry, now: Entry) => old.contract === now.contract;
  // The most reliable matches come first.
  pair((old, now) => old.key === now.key && isHere(old, now));
  pair((old, now) => old.key === now.key);
  pair((old, now) => old.name === now.name && isHere(old, now));
  pair((old, now) => old.name === now.name);
  pair(isMoved);
  pair((old, now) => isNewName(old, now) && isHere(old, now));
  pair(isNewName);
  return pairs;
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
    ...(hasSameTopic ? ['keeps its topic'] : []),
    ...inputs,
    ...outputNotes(old.outputs, now.outputs),
    ...callerNotes(old, now),
    ...eventNotes(old.emits ?? [], now.emits ?? []),
  ];
}

/** The contracts that callers approve lost the `V2` in their names. */
function callerNotes({ callers: old = '' }: Entry, { callers: now = '' }: Entry): string[] {
  const isSame = old.replace('SablierV2', 'Sablier') === now.replace('SablierV2', 'Sablier');
  return old === '' || now === '' || isSame ? [] : [`callers: ${now} (before: ${old})`];
}

function fieldNotes({ kind, inputs: old }: Entry, { inputs: now }: Entry): string[] {
  const pairs = pairFields(old, now, kind === 'enum');
  const kept = [...pairs.values()];
  const places = old.flatMap((each) => pairs.get(each) ?? []).map((each) => now.indexOf(each));
  const isInOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  return [
    ...listNote(
      'removes',
      old.filter((each) => !pairs.has(each)),
    ),
    ...listNote(
      'adds',
      now.filter((each) => !kept.includes(each)),
    ),
    ...[...pairs].flatMap(([from, to]) => differences(from, to)),
    ...(kind === 'enum' ? numberNotes(pairs, old, now) : []),
    ...(isInOrder ? [] : [`order: ${now.map(({ name }) => `\`${name}\``).join(', ')}`]),
  ];
}

function pairFields(old: readonly Field[], now: readonly Field[], isEnum: boolean): Map<Field, Field> {
  const pairs = new Map<Field, Field>();
  const rest = new Set(now);
  const pair = (fits: (a: Field, b: Field) => boolean): void => {
    for (const each of old) {
      const other = pairs.has(each) ? undefined : [...rest].find((candidate) => fits(each, candidate));
      if (!other) continue;
      pairs.set(each, other);
      rest.delete(other);
    }
  };
  pair((a, b) => a.name === b.name && (a.name !== '' || a.type === b.type));
  // Of two fields with the same type at the same place, the second one is a new name for the first one.
  if (!isEnum) pair((a, b) => typeInAbi(a) === typeInAbi(b) && old.indexOf(a) === now.indexOf(b));
  return pairs;
}

const typeInAbi = ({ type, abiType = type }: Field): string => abiType;

const listNote = (verb: string, fields: readonly Field[]): string[] =>
  fields.length > 0 ? [`${verb} ${codesOf(fields.map(nameOf))}`] : [];

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
  const [before, after] = [old, now].map((fields) => codesOf(fields.map(nameOf)) || 'nothing');
  return before === after ? [] : [`returns ${after} instead of ${before}`];
}

const nameOf = ({ name, type }: Field): string => [type, name].filter(Boolean).join(' ');

const codesOf = (texts: readonly string[]): string => texts.map((text) => `\`${text}\``).join(', ');

function eventNotes(old: readonly string[], now: readonly string[]): string[] {
  const [added, removed] = [
    now.filter((each) => !old.includes(each)),
    old.filter((each) => !now.includes(each)),
  ];
  return [
    ...(added.length > 0 ? [`now emits ${codesOf(added)}`] : []),
    ...(removed.length > 0 ? [`no longer emits ${codesOf(removed)}`] : []),
  ];
}
