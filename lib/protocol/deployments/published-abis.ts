import type { Abi } from 'viem';
import { publishedReleases } from './chains';
import type { ReleaseName } from './release-deployments';

/** Returns the ABIs of a release in the published `sablier` package, by the name of the contract. */
export function publishedAbis({ protocol, version }: ReleaseName): Map<string, Abi> {
  const releases = Object.values(publishedReleases()[protocol] ?? {});
  const release = releases.find((each) => each.version === version);
  // The package's own types are looser than the format, which its JSON follows.
  return new Map(Object.entries(release?.abi ?? {}).map(([name, abi]) => [name, abi as Abi]));
}
