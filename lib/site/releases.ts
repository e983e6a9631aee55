import { releases } from '@/content/releases';
import { invariant } from './invariant';
import { type Product, products, type Release, releaseTitle } from './release';

/** Returns the release with a product and a version, or `undefined` if there's none. */
export const findRelease = (product: string, version: string): Release | undefined =>
  releases.find((release) => release.product === product && release.version === version);

/** Returns the release with a title, such as `Lockup v4.0`, or `undefined` if there's none. */
export const releaseOfTitle = (title: string): Release | undefined =>
  releases.find((release) => releaseTitle(release) === title);

/** Returns the releases of a product, newest first. */
export const releasesOf = (product: Product): readonly Release[] =>
  releases.filter((release) => release.product === product);

/** Returns the releases that readers should use today, one for each maintained product. */
export const newestReleases = (): readonly Release[] => releases.filter(({ status }) => status === 'newest');

/**
 * Returns the release that readers should use today.
 * @throws if the product is retired
 */
export function newestOf(product: Product): Release {
  const newest = newestReleases().find((release) => release.product === product);
  invariant(newest, `content/releases.ts has no newest release of ${products[product]}`);
  return newest;
}

const guidesOf = /^guides\/(lockup|flow|airdrops|bob)\/(?:(v\d+\.\d+)\/)?(.+)$/;

/** The pages whose address in each release `content/releases.ts` lists. */
const listedPages = ['deployments', 'accessControl'] as const;

/**
 * Returns the address of a page in a release: a guide, the addresses, or the access control. The newest release's guides
 * are at `guides/lockup/…`, and those of an older release at `guides/lockup/v1.2/…`.
 * @returns `undefined` if the product or the release has no such page
 */
export function guideIn(release: Release, slug: string): string | undefined {
  const { product, version, status } = release;
  const listed = listedPages.find((page) => releasesOf(product).some((each) => each[page] === slug));
  if (listed) return release[listed];
  const [, ofProduct, , page = ''] = guidesOf.exec(slug) ?? [];
  if (ofProduct !== product) return undefined;
  return status === 'newest' ? `guides/${product}/${page}` : `guides/${product}/${version}/${page}`;
}

/** Returns the releases that a page's address names: those in `content/releases.ts`, and guides below a version. */
export function releasesOfSlug(slug: string): readonly Release[] {
  const listed = releases.filter((release) => listedPages.some((page) => release[page] === slug));
  if (listed.length > 0) return listed;
  const [, product = '', version = ''] = guidesOf.exec(slug) ?? [];
  const release = findRelease(product, version);
  return release ? [release] : [];
}

/**
 * Returns the releases that a page describes, according to its front matter or its address.
 * @param page its slug, and the titles in its front matter
 */
export const releasesOfPage = (page: {
  slug: string;
  frontMatter: { release?: readonly string[] | undefined };
}): readonly Release[] =>
  page.frontMatter.release?.flatMap((title) => releaseOfTitle(title) ?? []) ?? releasesOfSlug(page.slug);
