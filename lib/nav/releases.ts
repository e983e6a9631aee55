import { isSameRelease, products, type ReleaseName, releaseTitle } from '@/lib/site/release';
import { isCategory, pagesOf, type SidebarItem } from './sidebar';

export type ReleaseTree = ReleaseName & {
  /** Whether it's the release that readers get unless they choose a different one. */
  isNewest: boolean;
  /** Its part of the reference's sidebar. Empty if the reference doesn't cover it. */
  contracts: SidebarItem[];
  /** Its guides and its page of addresses, by the slug of the same page in the newest release. */
  guides: Record<string, string>;
  /** Of an older release, the guides and pages of the reference that are about this release only. */
  pages: string[];
};

/** Whether readers can choose a release: the reference covers it. */
export const isOffered = ({ contracts }: ReleaseTree): boolean => contracts.length > 0;

/** Returns the release whose contracts include a page, or `undefined` if there's none. */
export const releaseOfContract = (releases: readonly ReleaseTree[], slug: string): ReleaseTree | undefined =>
  releases.find(({ contracts }) => pagesOf(contracts).some((page) => page.slug === slug));

/** Returns a sidebar whose product shows another release: its pages replace the newest ones or are at the end. */
export function withRelease(
  items: readonly SidebarItem[],
  release: ReleaseTree,
  releases: readonly ReleaseTree[],
): SidebarItem[] {
  const newest = releases.find((each) => each.isNewest && each.product === release.product);
  if (!newest || isSameRelease(newest, release) || !isOffered(release)) return [...items];
  const slugs = [...Object.values(release.guides), ...release.pages];
  // Two products can share a page of addresses, which stays with the first one.
  const moved = new Set(slugs.filter((slug) => releaseOfPage(releases, slug) === release));
  const others = pagesOf(items).filter(({ slug }) => release.pages.includes(slug));
  const [first] = newest.contracts;
  const exchange = (list: readonly SidebarItem[]): SidebarItem[] =>
    list.flatMap((item): SidebarItem[] => {
      if (!isCategory(item)) {
        const slug = release.guides[item.slug];
        return slug ? [{ ...item, slug }] : moved.has(item.slug) ? [] : [item];
      }
      if (newest.contracts.some((each) => isSameCategory(each, item)))
        return first && isSameCategory(first, item) ? release.contracts : [];
      if (item.label !== products[release.product]) return [{ ...item, items: exchange(item.items) }];
      return [{ ...item, label: releaseTitle(release), items: [...exchange(item.items), ...others] }];
    });
  return exchange(items);
}

/** Whether two categories have the same pages. Labels can occur more than once. */
const isSameCategory = (a: SidebarItem, b: SidebarItem): boolean => {
  const [own, others] = [pagesOf([a]), pagesOf([b])];
  return own.length === others.length && own.every(({ slug }, index) => slug === others[index]?.slug);
};

type ReleasePage = { release: ReleaseTree; href: string };

/**
 * Lists the releases in which a page exists, newest first: a guide, a release's page of addresses, or a contract.
 * @returns the releases with the page's URL in each; empty if the page exists only once
 */
export function pagesInReleases(releases: readonly ReleaseTree[], slug: string): ReleasePage[] {
  const own = releaseOfContract(releases, slug);
  const isGuide = ({ guides }: ReleaseTree, newest: string) => guides[newest] !== undefined;
  const newest = releases
    .flatMap(({ guides }) => Object.entries(guides))
    .find(([newest, older]) => newest === slug || older === slug)?.[0];
  const pages = own
    ? releases
        .filter((release) => release.product === own.product && isOffered(release))
        .map((release) => ({
          release,
          href: release === own ? `/${slug}` : `/${counterpartOf(release.contracts, slug) ?? slug}`,
        }))
    : newest !== undefined
      ? releases
          .filter((release) => isGuide(release, newest))
          .map((release) => ({ release, href: `/${release.guides[newest] ?? newest}` }))
      : [];
  return pages.length > 1 ? pages : [];
}

/** Returns the path of the page about what changed up to a product's newest release, or else that of the changelog. */
export function changesOf(product: string, sections: readonly { items: readonly SidebarItem[] }[]): string {
  const changes = `reference/${product}/changes`;
  const exists = sections.some(({ items }) => pagesOf(items).some(({ slug }) => slug === changes));
  return exists ? `/${changes}` : '/reference/changelog';
}

/**
 * Returns the release to which a guide, a page of addresses, or a contract belongs, if it exists in several releases, or
 * the older release that a page is about, if it's about only one.
 */
export const releaseOfPage = (releases: readonly ReleaseTree[], slug: string): ReleaseTree | undefined =>
  pagesInReleases(releases, slug).find(({ href }) => href === `/${slug}`)?.release ??
  releases.find(({ pages }) => pages.includes(slug));

/** Returns the same page in another release, or else its first guide or main contract. */
export function continueIn(release: ReleaseTree, releases: readonly ReleaseTree[], slug: string): string {
  const same = pagesInReleases(releases, slug).find((page) => isSameRelease(page.release, release));
  if (same) return same.href.slice(1);
  const guides = slug.startsWith('guides/') ? release.guides : {};
  const [guide] = Object.values(guides);
  const overview = guides[`guides/${release.product}/overview`];
  return overview ?? guide ?? pagesOf(release.contracts)[0]?.slug ?? slug;
}

/**
 * Returns a contract's counterpart with the anchor of its part, or the main contract. Three contracts became
 * `SablierLockup`, whose functions end in `LL`, `LD`, and `LT`.
 */
function counterpartOf(contracts: readonly SidebarItem[], slug: string): string | undefined {
  const pages = pagesOf(contracts);
  const [kind, name] = itemOf(slug);
  const namesakes = pages.filter((page) => itemOf(page.slug)[1] === name);
  const same =
    namesakes.find((page) => itemOf(page.slug)[0] === kind) ??
    (kind === 'contract' ? undefined : namesakes[0]);
  if (same) return same.slug;
  const [first] = pages;
  const model = kind === 'contract' && /Lockup(Linear|Dynamic|Tranched)$/.exec(name)?.[1];
  return first && model && itemOf(first.slug)[1] === 'SablierLockup'
    ? `${first.slug}#createwithdurationsl${model.charAt(0).toLowerCase()}`
    : first?.slug;
}

/** Returns `contract` and `SablierLockup` for `…/contract.SablierV2Lockup`. */
function itemOf(slug: string): [kind: string, name: string] {
  const [kind = '', name = ''] = slug.slice(slug.lastIndexOf('/') + 1).split('.');
  return [
    kind,
    name.replace('SablierV2', 'Sablier').replace(/^(Sablier|Lockup|Flow)NFTDescriptor$/, 'NFTDescriptor'),
  ];
}
