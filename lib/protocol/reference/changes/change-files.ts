import type { ComparedProduct } from './compared-products';
import { type ComparisonName, comparisons, listEntries, releasesOf } from './comparisons';
import { type PackedEntries, packEntries } from './pack-entries';

/** What the browser needs to compare any two releases of a product, by the kind of contract. */
export type ChangeFile = { title: string; packed: PackedEntries }[];

/** Returns the versions of a product's releases, oldest first. */
export const versionsOf = (product: ComparedProduct): string[] =>
  releasesOf(product).map(({ release }) => release.version);

/** Returns the file of a product. */
export const toChangeFile = (product: ComparedProduct): ChangeFile =>
  (Object.keys(comparisons) as ComparisonName[])
    .filter((name) => comparisons[name].product === product)
    .map((name) => ({
      title: comparisons[name].title,
      packed: packEntries(
        Object.fromEntries(versionsOf(product).map((version) => [version, listEntries(name, version)])),
      ),
    }));
