import { isCategory, pagesOf, type SidebarCategory, type SidebarItem } from './sidebar';

/** A release that the reference can show in place of the default one. */
export type ReleaseTree = {
  protocol: string;
  version: string;
  isDefault: boolean;
  /** Its contracts; empty for the default release, whose contracts stand in the manifest. */
  items: SidebarItem[];
};

/** Where the manifest lists the contracts of a protocol's default release. */
const defaultPlaces: Record<string, { category: string; contracts: string[] }> = {
  lockup: { category: 'Lockup', contracts: ['Core', 'Periphery'] },
  flow: { category: 'Flow', contracts: ['Contracts'] },
};

/** The default release's contracts in the sidebar of the reference. */
export function defaultContracts(items: readonly SidebarItem[], protocol: string): SidebarItem[] {
  const place = defaultPlaces[protocol];
  const category = items.find((item) => isCategory(item) && item.label === place?.category);
  if (!category || !isCategory(category)) return [];
  return category.items.filter((item) => place?.contracts.includes(item.label));
}

/** The sidebar of the reference with another release's contracts in place of the default one's. */
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

/** The release to which a page belongs, or `undefined` for a page of no release. */
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
 * Where a reader continues in another release: the same contract, which newer releases name without `V2`, else the
 * release's first page.
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

/** `contract` and `SablierLockup` for `…/contract.SablierV2Lockup`. */
function itemOf(slug: string): [kind: string, name: string] {
  const [kind = '', name = ''] = (slug.split('/').at(-1) ?? '').split('.');
  return [kind, name.replace('SablierV2', 'Sablier')];
}
