import { releases } from '@/content/releases';
import { contractReleaseOf } from '@/lib/nav/place-of-slug';
import { errorsSlug } from '@/lib/protocol/errors/known-errors';
import { isContractSlug, releases as referenceReleases } from '@/lib/protocol/reference/releases';
import { products, type Release, releaseId, releaseTitle } from '@/lib/site/release';
import { guideIn, newestReleases, releasesOf, releasesOfSlug } from '@/lib/site/releases';

/**
 * Returns the ID of the release that a page belongs to if it exists in several releases, such as `lockup-v4.0`: a page of
 * the contract reference, a release's page of addresses, or a guide.
 * @param pages the slugs of all pages
 * @returns an empty string for any other page
 */
export function releaseIdOf(slug: string, pages: ReadonlySet<string>): string {
  if (isContractSlug(slug)) return contractReleaseOf(slug);
  const described = releasesOfSlug(slug);
  const [release] =
    described.length > 0 ? described : newestReleases().filter((newest) => guideIn(newest, slug) === slug);
  if (!release) return '';
  const pageIn = (other: Release) =>
    release.deployments === slug ? other.deployments : guideIn(other, slug);
  const isShared = releasesOf(release.product).some((other) => {
    const page = pageIn(other);
    return page !== undefined && page !== slug && pages.has(page);
  });
  return isShared ? releaseId(release) : '';
}

/**
 * Appends the version to the title of an older release's page, because the newest release may have a page with the
 * same title.
 */
export function titleWithVersion(title: string, releases: readonly Release[]): string {
  const [version, ...others] = new Set(releases.map((release) => release.version));
  const isNewest = releases.some(({ status }) => status === 'newest');
  return !version || others.length > 0 || isNewest || title.includes(version) ? title : `${title} ${version}`;
}

/** Returns what readers call a release: `Lockup v4.0`, `Lockup v4`, `v4.0`, and `v4`. */
export const releaseKeywords = (release: Release): string[] => [
  releaseTitle(release),
  `${products[release.product]} ${majorOf(release)}`,
  release.version,
  majorOf(release),
];

const majorOf = ({ version }: Release): string => version.replace(/\..*/, '');

/**
 * How important a page is if nothing else is known. Prose is in the middle. Pages that few readers need rank
 * lower, so they only come first for queries with their own terms.
 */
const ranks = {
  lookup: 12,
  prose: 10,
  mainContract: 10,
  contract: 8,
  declaration: 6,
  list: 4,
  older: 6,
  legacy: 2,
} as const;

/**
 * Whether a contract's page comes from the ABI of an older release. Releases with sources explain more, and a product's
 * first release in the list is its newest one or has sources.
 */
function isFromOlderAbi(slug: string): boolean {
  const id = contractReleaseOf(slug);
  const release = referenceReleases.find((each) => releaseId(each) === id);
  const first = referenceReleases.find((each) => each.product === release?.product);
  return release !== undefined && 'abis' in release && release !== first;
}

/** Whether readers need a contract before the others of its release, which may have functions of the same names. */
const isMainContract = (contract: string, id: string): boolean =>
  releases.some((release) => releaseId(release) === id && release.contracts[0] === contract);

/** Returns the rank of a page, based on its slug. */
export function pageRankOf(slug: string): number {
  if (slug === errorsSlug || slug === 'concepts/glossary') return ranks.lookup;
  if (/\/legacy(\/|-|$)|\/v1$|\/previous-deployments\//.test(slug)) return ranks.legacy;
  // Their tables contain the names of all chains and products.
  if (/\/endpoints$|\/2024-indexers$/.test(slug)) return ranks.list;
  const [, contract] = /\/contract\.(\w+)$/.exec(slug) ?? [];
  if (contract !== undefined) {
    if (isFromOlderAbi(slug)) return ranks.older;
    return isMainContract(contract, contractReleaseOf(slug)) ? ranks.mainContract : ranks.contract;
  }
  // Interfaces and abstract contracts repeat the contract's page.
  if (isContractSlug(slug)) return ranks.declaration;
  const releases = releasesOfSlug(slug);
  return releases.length === 0 || releases.some(({ status }) => status === 'newest')
    ? ranks.prose
    : ranks.older;
}
