import { loadReleases } from '@/lib/protocol/reference/load-release';
import type { Contract, ReleaseModel } from '@/lib/protocol/reference/model';
import type { ReleaseTree } from './releases';
import type { SidebarItem } from './sidebar';

/** Lists the releases in the reference. Those that aren't in the manifest include their sidebars. */
export const listReleaseTrees = (): ReleaseTree[] => loadReleases().map(toTree);

const toTree = ({ release, contracts }: ReleaseModel): ReleaseTree => ({
  protocol: release.protocol,
  version: release.version,
  isDefault: release.isDefault,
  items: release.isDefault ? [] : toItems(contracts),
});

/** Contracts first, followed by a category for each source folder. */
function toItems(contracts: readonly Contract[]): SidebarItem[] {
  const groups = [...new Set(contracts.map(({ group }) => group))];
  return groups.flatMap((group): SidebarItem[] => {
    const pages = contracts
      .filter((each) => each.group === group)
      .map(({ name, slug }) => ({ label: name, slug }));
    return group === '' ? pages : [{ label: group, collapsed: true, items: pages }];
  });
}
