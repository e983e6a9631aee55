import { loadReleases } from './load-release';
import type { Contract, ReleaseModel } from './model';

/** The same item of another release, or the first page of that release. */
export type Counterpart = { slug: string; isSameItem: boolean };

/**
 * Where a reader of a page continues in another release of the same protocol: the contract of the same name, without the
 * `V2` that older names carry, else the release's first page.
 */
export function counterpart(contract: Contract, other: ReleaseModel): Counterpart | undefined {
  const namesakes = other.contracts.filter(({ name }) => bareName(name) === bareName(contract.name));
  const same = namesakes.find(({ kind }) => kind === contract.kind) ?? namesakes[0];
  if (same) return { slug: same.slug, isSameItem: true };
  const [first] = other.contracts;
  return first && { slug: first.slug, isSameItem: false };
}

const bareName = (name: string): string => name.replace(/SablierV2/, 'Sablier');

/** The other releases of the protocol to which a page belongs. */
export const otherReleases = ({ release }: ReleaseModel): ReleaseModel[] =>
  loadReleases().filter(
    (each) => each.release.protocol === release.protocol && each.release.version !== release.version,
  );

/** The newest release of a protocol: the one with the highest number. */
export function newestRelease(protocol: string): ReleaseModel | undefined {
  return loadReleases()
    .filter(({ release }) => release.protocol === protocol)
    .sort((a, b) => b.release.version.localeCompare(a.release.version, 'en', { numeric: true }))[0];
}
