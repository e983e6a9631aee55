import { navigation } from '@/.generated/navigation';
import { products } from '@/lib/nav/sections';
import { type ReleaseName, releaseId } from '@/lib/site/release';
import { namesProduct } from './engine/query-words';

type Listed = ReleaseName & { isNewest: boolean; guides?: Readonly<Record<string, string>> };

/**
 * A version, such as `v4`, `V4.0`, or `4.0.1`, but not the digits of a longer word. `Sablier v1` is older than all
 * releases, `Sablier v2` was a name of all of Lockup v1, and `v2-core` and `v2-periphery` are repositories.
 */
const versions =
  /(?<![\w.]|sablier (?=v?[12](?!\.?\d)))(v?)(\d+(?:\.\d+)*)(?![\w]|[ -](?:core|periphery)\b)/gi;

/** Amounts, such as `1.2 million tokens`. */
const amounts = /(?<![\w.])\d[\d.]*(?:%| (?:[km]|million|billion|thousand|percent|tokens?|eth|usd[ct]?)\b)/gi;

const newest = /\b(?:latest|newest|most recent|(?:current|recent) (?:version|release))/i;

/**
 * The words before a digit that's a version. To release is also a verb, as in `release 1 token a day`, and after a product's
 * name, `2 years` isn't a version.
 */
const versionWords =
  /\b(?:v(?:ersion)? |(?<=(?:lockup|flow|airdrops?|bob) )release |(?:release |(?<=(?:lockup|flow|airdrops?|bob) ))(?=\d$))(?=\d(?![\w.]))/gi;

const comparison = /\b(?:vs|versus|diff\w*|compare\w*|change\w*)\b/i;

/** The place before a digit that a query compares, as in `flow 2 vs flow 3`. After `2 years`, nothing is compared. */
const comparedDigits =
  /(?<![\w.])(?=\d(?![\w.])(?:[\s,?]*$| (?:vs|versus|and|to|from|with|diff|compare|change|lockup|flow|airdrop)))/gi;

/** Writes the versions in a query as pages do: `lockup version 2`, `lockup v 2`, and `lockup 2` become `lockup v2`. */
export function withVersions(query: string): string {
  const written = query.replace(versionWords, 'v');
  const isComparison = comparison.test(query) && products.some(({ id }) => namesProduct(query, id));
  const compared = isComparison ? written.replace(comparedDigits, 'v') : written;
  return (compared.match(/\bv\d/gi) ?? []).length > 1 ? compared : written;
}

/**
 * Returns the releases that a query names: by version, such as `lockup v4` or `flow 1.1`, or as the newest ones.
 * If it contains names of products, only their releases count.
 */
function namedReleases<T extends Listed>(query: string, releases: readonly T[]): T[] {
  const asksForNewest = newest.test(query);
  const isProductNamed = ({ product }: T) => namesProduct(query, product);
  const numbers = [...query.replace(amounts, '').matchAll(versions)].map(([, letter, number = '']) => ({
    number,
    // Without a letter, it may be any number.
    needsProduct: letter === '',
  }));
  const named = releases.filter(
    (release) =>
      (asksForNewest && release.isNewest) ||
      numbers.some(
        ({ number, needsProduct }) =>
          isVersion(number, release.version.slice(1)) &&
          (!needsProduct || (number.includes('.') && isProductNamed(release))),
      ),
  );
  const ofProducts = named.filter(isProductNamed);
  return ofProducts.length > 0 ? ofProducts : named;
}

/** Whether a number stands for a version. `4` and `4.0.1` both stand for `4.0`. */
const isVersion = (number: string, version: string): boolean =>
  `${number}.`.startsWith(`${version}.`) || `${version}.`.startsWith(`${number}.`);

/**
 * Returns the releases that rank lower and are folded for a query. A query that names a release takes precedence over
 * the reader's choice for its product.
 * @param others the values of the `release` facet that the reader didn't choose
 */
export function othersFor(
  query: string,
  others: readonly string[],
  releases: readonly Listed[] = navigation.releases,
): string[] {
  const named = namedReleases(withVersions(query), releases);
  // Older campaigns are on the pages of Lockup releases.
  const pages = new Set(named.flatMap(pagesOf));
  const isNamed = (release: Listed) =>
    named.includes(release) || pagesOf(release).some((page) => pages.has(page));
  const namedProducts = new Set(releases.filter(isNamed).map(({ product }) => product));
  const isOther = (release: Listed) =>
    namedProducts.has(release.product) ? !isNamed(release) : others.includes(releaseId(release));
  return named.length === 0 ? [...others] : releases.filter(isOther).map(releaseId);
}

const pagesOf = ({ guides = {} }: Listed): string[] => Object.values(guides);
