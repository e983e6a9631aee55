import { type Change, sameTopic } from './compare-entries';
import type { Entry } from './entries';

/** What changed, as Markdown: a label, and the entries below it. */
export type DescribedChange = { label: string; entries: string[] };

/** Describes the changes. Those that several entries share are described once. */
export function describeChanges(changes: readonly Change[]): DescribedChange[] {
  const linkOf = linkWriter(changes);
  const linkAndNotes = (change: Change): string => {
    const notes = change.notes.filter((note) => note !== sameTopic).join('; ');
    return notes ? `${linkOf(change)}: ${notes}` : linkOf(change);
  };
  const shared = sharedNotes(changes);
  const changed = changes
    .map((change) => ({ ...change, notes: change.notes.filter((note) => !shared.has(note)) }))
    .filter(({ what, notes }) => (what === 'changed' || what === 'renamed') && notes.length > 0);
  const keepsTopic = ({ notes }: Change) => notes.includes(sameTopic);
  const only = (what: Change['what']) => changes.filter((change) => change.what === what);
  return [
    ...listOf('Added', only('added'), linkAndNotes),
    ...listOf('Removed', only('removed'), linkAndNotes),
    ...renamedPrefixes(only('renamed')),
    ...listOf('Renamed', only('renamed').filter(hasNewBareName), nameLink),
    ...[...shared].flatMap(([note, sharing]) => listOf(capitalize(note), sharing, linkOf)),
    // A label of its own, because the change is easy to miss.
    ...listOf('Changed, with the same topic', changed.filter(keepsTopic), linkAndNotes),
    ...listOf(
      'Changed',
      changed.filter((change) => !keepsTopic(change)),
      linkAndNotes,
    ),
  ];
}

/** How many entries must have the same change so that it's an item of its own. */
const sharingLimit = 3;

function sharedNotes(changes: readonly Change[]): Map<string, Change[]> {
  const sharing = new Map<string, Change[]>();
  for (const change of changes.filter(({ before, after }) => before && after))
    for (const note of change.notes) sharing.set(note, [...(sharing.get(note) ?? []), change]);
  return new Map([...sharing].filter(([, { length }]) => length >= sharingLimit));
}

const listOf = (
  label: string,
  changes: readonly Change[],
  toText: (change: Change) => string,
): DescribedChange[] => (changes.length > 0 ? [{ label: `**${label}**`, entries: changes.map(toText) }] : []);

/** Most errors were only renamed because their contract was. */
function renamedPrefixes(changes: readonly Change[]): DescribedChange[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes.filter((each) => !hasNewBareName(each))) {
    const key = `\`${prefixOf(change.before)}…\` is now \`${prefixOf(change.after)}…\``;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups].map(([key, group]) => ({
    label: `**Renamed**: ${key}`,
    entries: group.map(bareLink),
  }));
}

const prefixOf = (entry: Entry | undefined): string => entry?.name.replace(/_.*/, '_') ?? '';
const bareOf = (entry: Entry | undefined): string => entry?.name.replace(/^.*?_/, '') ?? '';

const hasNewBareName = ({ before, after }: Change): boolean =>
  before?.kind !== 'error' || bareOf(before) !== bareOf(after);

const link = (text: string, entry: Entry | undefined): string =>
  entry?.href ? `[\`${text}\`](${entry.href})` : `\`${text}\``;

const bareLink = ({ after }: Change): string => link(bareOf(after), after);

/** Returns a function that links to an entry, and names the contract if several have different entries with the name. */
function linkWriter(changes: readonly Change[]): (change: Change) => string {
  const entryOf = (change: Change): Entry => change.after ?? change.before;
  const contracts = new Map<string, Set<string>>();
  for (const { name, contract } of changes.map(entryOf))
    contracts.set(name, (contracts.get(name) ?? new Set()).add(contract));
  return (change) => {
    const entry = entryOf(change);
    const isAmbiguous = (contracts.get(entry.name)?.size ?? 0) > 1;
    return isAmbiguous ? `${link(entry.name, entry)} of \`${entry.contract}\`` : link(entry.name, entry);
  };
}

const nameLink = ({ before, after }: Change): string =>
  `\`${before?.name}\` to ${link(after?.name ?? '', after)}`;

const capitalize = (text: string): string => text.replace(/^[a-z]/, (first) => first.toUpperCase());
