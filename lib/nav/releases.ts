import { isCategory, pagesOf, type SidebarCategory, type SidebarItem } from './sidebar';

/** A release that can replace the default one in the reference. */
export type ReleaseTree = {
  protocol: string;
  version: string;
  isDefault: boolean;
  /** Its contracts. Empty for the default release, whose contracts are in the manifest. */
  items: SidebarItem[];
};

/** The location of the default releases' contracts in the manifest. */
const defaultPlaces: Record<string, { category: string; contracts: string[] }> = {
  lockup: { category: 'Lockup', contracts: ['Core', 'Periphery'] },
  flow: { category: 'Flow', contracts: ['Contracts'] },
};

/** Returns the default release's contracts in the reference's sidebar. */
export function defaultContracts(items: readonly SidebarItem[], protocol: string): SidebarItem[] {
  const place = defaultPlaces[protocol];
  const category = items.find((item) => isCategory(item) && item.label === place?.category);
  if (!category || !isCategory(category)) return [];
  return category.items.filter((item) => place?.contracts.includes(item.label));
}

/** Returns the reference's sidebar with the contracts of another release instead of the default one. */
export function withRelease(
  items: readonly SidebarItem[],
  { protocol, version, items: own }: ReleaseTree,
): SidebarItem[] {
  const place = defaultPlaces[protocol];
  return items.map((item) => {
    if (!isCategory(item) || item.label !== place?.category) return item;
    const contracts: SidebarCategory = { label: `Contracts ${version}`, collapsed: false, items: own };
    const first = item.items.findIndex(({ label }) => place.contracts.includes(label));
    const rest = item.items.filter(({ label }) => !place.contracts.includes(label));
    return { ...item, items: [...rest.slice(0, first), contracts, ...rest.slice(first)] };
  });
}

/** Returns the release that a page belongs to, or `undefined` if there's none. */
export function releaseOf(
  releases: readonly ReleaseTree[],
  items: readonly SidebarItem[],
  slug: string,
): ReleaseTree | undefined {
  return releases.find((release) => pagesOf(contractsOf(release, items)).some((page) => page.slug === slug));
}

const contractsOf = (release: ReleaseTree, items: readonly SidebarItem[]): readonly SidebarItem[] =>
  release.isDefault ? defaultContracts(items, release.protocol) : release.items;

/**
 * Returns the page in another release at which a reader continues: the same contract, whose name lacks `V2` in newer
 * releases, or else the release's first page.
 */
export function counterpartOf(
  release: ReleaseTree,
  items: readonly SidebarItem[],
  slug: string,
): string | undefined {
  const pages = pagesOf(contractsOf(release, items));
  const [kind, name] = itemOf(slug);
  const namesakes = pages.filter((page) => itemOf(page.slug)[1] === name);
  const same = namesakes.find((page) => itemOf(page.slug)[0] === kind) ?? namesakes[0];
  return (same ?? pages[0])?.slug;
}

/** Returns `contract` and `SablierLockup` for `…/contract.SablierV2Lockup`. */
function itemOf(slug: string): [kind: string, name: string] {
  const [kind = '', name = ''] = slug.slice(slug.lastIndexOf('/') + 1).split('.');
  return [kind, name.replace('SablierV2', 'Sablier')];
}
