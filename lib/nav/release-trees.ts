import { loadReleases } from '@/lib/reference/load-release';
import type { Contract, ReleaseModel } from '@/lib/reference/model';
import type { ReleaseTree } from './releases';
import type { SidebarItem } from './sidebar';

/** The releases of the reference with the sidebars of those that stand in no manifest. */
export const listReleaseTrees = (): ReleaseTree[] => loadReleases().map(toTree);

const toTree = ({ release, contracts }: ReleaseModel): ReleaseTree => ({
  protocol: release.protocol,
  version: release.version,
  isDefault: release.isDefault,
  items: release.isDefault ? [] : toItems(contracts),
});

/** Contracts first, then a category for each folder of the sources. */
function toItems(contracts: readonly Contract[]): SidebarItem[] {
  const groups = [...new Set(contracts.map(({ group }) => group))];
  return groups.flatMap((group): SidebarItem[] => {
    const pages = contracts
      .filter((each) => each.group === group)
      .map(({ name, slug }) => ({ label: name, slug }));
    return group === '' ? pages : [{ label: group, collapsed: true, items: pages }];
  });
}
