import { releases } from '@/content/releases';
import { type Attributes, DataTableError, toTable } from '@/lib/markup/data-table';
import { longDate } from '@/lib/markup/long-date';
import { nearest } from '@/lib/markup/nearest';
import { isSameRelease, type Release, releaseTitle } from '@/lib/site/release';
import { loadReleases } from './load-release';
import {
  type Change,
  type ComparisonName,
  changeKinds,
  comparisons,
  listChanges,
  parametersOf,
  returnsOf,
  type Side,
} from './release-changes';

/**
 * `<ReleaseChanges of="lockup" kind="function" />`: a Markdown table of what changed between two releases, and lists of
 * what was removed and added.
 */
export async function releaseChanges({ of = '', kind = '' }: Attributes): Promise<string> {
  const name = oneOf('of', of, Object.keys(comparisons) as ComparisonName[]);
  const { from, to } = comparisons[name];
  const changes = listChanges(name, oneOf('kind', kind, changeKinds));
  const rows = changes.flatMap((change) =>
    change.before && change.after
      ? [[toLink(change, change.before), toLink(change, change.after), labelOf(change)]]
      : [],
  );
  const listed = (title: string, what: Change['what']) => {
    const links = changes.flatMap((change) => {
      const side = change.before ?? change.after;
      return change.what === what && side ? [toLink(change, side)] : [];
    });
    return links.length > 0 ? [`- ${title} in ${to.version}: ${links.join(', ')}`] : [];
  };
  const table = rows.length > 0 ? [`${toTable([from.version, to.version, 'Change'], rows)}\n`] : [];
  return [...table, ...listed('Removed', 'removed'), ...listed('Added', 'added')].join('\n');
}

function oneOf<Name extends string>(attribute: string, value: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === value);
  if (found) return found;
  const guess = nearest(value, names);
  throw new DataTableError(
    `<ReleaseChanges> knows no ${attribute}="${value}".`,
    guess ? `Did you mean "${guess}"?` : `There are ${names.join(', ')}.`,
  );
}

type Changed = Extract<Change, { before: Side; after: Side }>;

const labels = { parameters: 'Parameters', returns: 'Returns', renamed: 'Renamed' };

function labelOf(change: Changed): string {
  if (change.what === 'returns' || !hasNewParameters(change)) return labels[change.what];
  const what = describeParameters(change.before.item, change.after.item);
  return change.what === 'renamed' ? `Renamed, ${what}` : what.replace(/^./, (first) => first.toUpperCase());
}

/** Names the types that a signature gained or lost. Otherwise, the signatures show the difference. */
function describeParameters(before: Side['item'], after: Side['item']): string {
  const [old, now] = [before, after].map((item) => parametersOf(item).split(', ').filter(Boolean));
  const [added, removed] = [without(now, old), without(old, now)];
  if (added.length > 0 && removed.length === 0) return `adds ${added.join(', ')}`;
  if (removed.length > 0 && added.length === 0) return `removes ${removed.join(', ')}`;
  return 'parameters';
}

/** Returns the types that one list has and another doesn't, or has less often, as code. */
function without(types: readonly string[] = [], others: readonly string[] = []): string[] {
  const rest = [...others];
  return types
    .filter((type) => {
      const index = rest.indexOf(type);
      if (index >= 0) rest.splice(index, 1);
      return index < 0;
    })
    .map((type) => `\`${type}\``);
}

const hasNewParameters = ({ before, after }: Change): boolean =>
  before !== undefined && after !== undefined && parametersOf(before.item) !== parametersOf(after.item);

/** Returns the name, linked to its entry, with a description of the difference. */
function toLink(change: Change, { item, contract }: Side): string {
  const difference = [
    ...(hasNewParameters(change) ? [`\`(${parametersOf(item)})\``] : []),
    ...(change.what === 'returns' ? [` \`returns (${returnsOf(item)})\``] : []),
  ];
  return `[\`${item.name}\`](/${contract.slug}#${item.anchor})${difference.join('')}`;
}

/** The page that lists the changes in each release, under a heading for each. */
export const changelogUrl = '/reference/changelog';

/** `<ReleaseLog />`: every release under its own heading, latest first, with its date, changes, contracts, and links. */
export const releaseLog = async (): Promise<string> =>
  releases
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(toSection)
    .join('\n\n');

function toSection(release: Release): string {
  const { date, what, contracts, audits } = release;
  const listed = [
    `- Contracts: ${contracts.map((name) => `\`${name}\``).join(', ')}`,
    ...(audits.length > 0
      ? [`- Audits: ${audits.map((audit) => `${audit.auditor} (${audit.date})`).join(', ')}`]
      : []),
    `- Links: ${linksOf(release).join(', ')}`,
  ];
  return [
    `## ${releaseTitle(release)}`,
    `Released ${date.length === 7 ? 'in' : 'on'} ${longDate(date)}. ${what}`,
    listed.join('\n'),
  ].join('\n\n');
}

function linksOf(release: Release): string[] {
  const model = loadReleases().find((each) => isSameRelease(each.release, release));
  const compared = Object.values(comparisons).find(({ product, to }) =>
    isSameRelease({ product, version: to.version }, release),
  );
  return [
    `[addresses](/${release.deployments})`,
    ...(model?.contracts[0] ? [`[contract reference](/${model.contracts[0].slug})`] : []),
    ...(compared ? [`[changes since ${compared.from.version}](/reference/${compared.product}/changes)`] : []),
    ...(release.source ? [`[changelog](${release.source})`] : []),
  ];
}
