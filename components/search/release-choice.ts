import type { PreferredReleases } from '@/lib/nav/preferred-releases';
import { isOffered, type ReleaseTree } from '@/lib/nav/releases';
import { isSameRelease, type Product, type ReleaseName, releaseId } from '@/lib/site/release';

/** The release of a product that results prefer, and the versions to choose from, newest first. A choice has two. */
export type ReleaseChoice = ReleaseName & { versions: string[] };

/** Returns the preferred release of each product: the reader's choice, or else the newest one. */
export function releaseChoices(releases: readonly ReleaseTree[], chosen: PreferredReleases): ReleaseChoice[] {
  const products: Product[] = [...new Set(releases.map(({ product }) => product))];
  return products.flatMap((product) => {
    const own = releases.filter((release) => release.product === product);
    const release =
      own.find(({ version }) => version === chosen[product]) ?? own.find(({ isNewest }) => isNewest);
    if (!release) return [];
    return [
      { product, version: release.version, versions: own.filter(isOffered).map(({ version }) => version) },
    ];
  });
}

/** Returns the values of the `release` facet that results don't prefer. */
export const otherReleases = (releases: readonly ReleaseName[], choices: readonly ReleaseName[]): string[] =>
  releases.filter((release) => !choices.some((choice) => isSameRelease(choice, release))).map(releaseId);
