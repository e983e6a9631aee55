import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { releases } from '@/content/releases';
import { toAnchor } from '@/lib/markup/anchors';
import { type Attributes, choose, DataTableError, type Marked } from '@/lib/markup/data-table';
import { longDate } from '@/lib/markup/long-date';
import { isSameRelease, type Release, releaseTitle } from '@/lib/site/release';
import type { Change } from './changes/compare-entries';
import { changesSlug, comparedProducts } from './changes/compared-products';
import { type ComparisonName, comparisons, listChanges, versionsOf } from './changes/comparisons';
import { describeChanges } from './changes/describe-changes';
import { type ChangeKind, changeKinds, kindTitles } from './changes/kinds';
import { loadReleases } from './load-release';

/** `<ReleaseChanges of="lockup" from="v1.2" to="v2.0" />`: what changed in the contracts. `kind="event"` limits it. */
export function releaseChanges(attributes: Attributes): Marked {
  const oneOf = <Name extends string>(attribute: string, names: readonly Name[]): Name =>
    choose('ReleaseChanges', attribute, names, attributes);
  const name = oneOf('of', Object.keys(comparisons) as ComparisonName[]);
  const versions = versionsOf(comparisons[name].product);
  const [from, to] = [oneOf('from', versions), oneOf('to', versions)];
  if (versions.indexOf(from) >= versions.indexOf(to))
    throw new DataTableError(
      `<ReleaseChanges> can't compare ${from} with ${to}.`,
      'Write the older release in "from" and the newer one in "to".',
    );
  const changes = listChanges(name, from, to);
  const kind = attributes.kind === undefined ? undefined : oneOf('kind', changeKinds);
  const lists = changeKinds
    .map((each) => [kindTitles[each], listOf(changes, each)])
    .flatMap(([title, list]) => (list ? [`**${title}**`, list] : []));
  const markdown = kind ? listOf(changes, kind) : lists.join('\n\n');
  return { markdown, mark: ({ children }) => markLists(children, 'release-changes') };
}

function markLists(nodes: readonly Nodes[], className: string): void {
  for (const node of nodes) if (node.type === 'list') node.data = { hProperties: { className: [className] } };
}

const listOf = (changes: readonly Change[], kind: ChangeKind): string =>
  describeChanges(changes.filter(({ before, after }) => (after ?? before)?.kind === kind))
    .flatMap(({ label, entries }) => [`- ${label}`, ...entries.map((entry) => `  - ${entry}`)])
    .join('\n');

export const changelogUrl = '/reference/changelog';

/** `<ReleaseLog />`: every release under its own heading, latest first, with its date, changes, contracts, and links. */
export const releaseLog = (): Marked => {
  const latestFirst = releases.toSorted((a, b) => b.date.localeCompare(a.date));
  return { markdown: latestFirst.map(toSection).join('\n\n'), mark: markLog };
};

/** Markdown has no syntax for dates and facts. The dates are emphasized, and the only lists are those of facts. */
function markLog(tree: Root): void {
  visit(tree, 'emphasis', (node) => {
    const dateTime = textOf(node);
    node.children = [{ type: 'text', value: longDate(dateTime) }];
    node.data = { hName: 'time', hProperties: { className: ['release-date'], dateTime } };
  });
  markLists(tree.children, 'release-facts');
}

function toSection(release: Release): string {
  const { date, what, contracts, audits } = release;
  const notes = release.source ? [`[release notes](${release.source})`] : [];
  const pages = loadReleases().find((each) => isSameRelease(each.release, release))?.contracts ?? [];
  const linked = contracts.map((name) => {
    const page = pages.find((each) => each.name === name);
    return page ? `[\`${name}\`](/${page.slug})` : `\`${name}\``;
  });
  const listed = [
    `- **Contracts** ${linked.join(', ')}`,
    ...(audits.length > 0
      ? [`- **Audits** ${audits.map((audit) => `${audit.auditor} (${longDate(audit.date)})`).join(', ')}`]
      : []),
    `- **Links** ${[`[addresses](/${release.deployments})`, ...changesOf(release), ...notes].join(', ')}`,
  ];
  return [`## ${releaseTitle(release)}`, `*${date}*`, what, listed.join('\n')].join('\n\n');
}

function changesOf({ product, version }: Release): string[] {
  const compared = comparedProducts.find((each) => each === product);
  const before = compared && versionsOf(compared)[versionsOf(compared).indexOf(version) - 1];
  return before && compared
    ? [`[changes since ${before}](/${changesSlug(compared)}#${toAnchor(`${before} to ${version}`)})`]
    : [];
}
