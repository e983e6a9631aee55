import { releases } from '@/content/releases';
import { toAnchor } from '@/lib/markup/anchors';
import { longDate } from '@/lib/markup/long-date';
import { isSameRelease, type Release, releaseTitle } from '@/lib/site/release';
import { loadReleases } from './load-release';

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
  return [
    `[addresses](/${release.deployments})`,
    ...(model?.contracts[0] ? [`[contract reference](/${model.contracts[0].slug})`] : []),
    ...changesOf(release),
    ...(release.source ? [`[changelog](${release.source})`] : []),
  ];
}

/** The products whose pages list what each release changed. */
const productsWithChanges = ['lockup', 'flow', 'airdrops'];

/** Links to the list of what changed since the release before. */
function changesOf({ product, version }: Release): string[] {
  const versions = releases.filter((each) => each.product === product).map((each) => each.version);
  // Releases are listed newest first within a product.
  const before = productsWithChanges.includes(product) ? versions[versions.indexOf(version) + 1] : undefined;
  return before
    ? [
        `[changes since ${before}](/reference/${product}/changes-by-release#${toAnchor(`${before} to ${version}`)})`,
      ]
    : [];
}
