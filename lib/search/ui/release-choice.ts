import type { PreferredReleases } from '@/lib/nav/preferred-releases';
import type { ReleaseTree } from '@/lib/nav/releases';

type Release = Pick<ReleaseTree, 'protocol' | 'version' | 'isDefault'>;

/** The release of a protocol that results prefer, and the one that follows it when the reader switches. */
export type ReleaseChoice = { protocol: string; version: string; next: string };

const idOf = ({ protocol, version }: Pick<Release, 'protocol' | 'version'>): string =>
  `${protocol}-${version}`;

/** Returns the preferred release of each protocol that has several: the reader's choice, or else the default one. */
export function releaseChoices(releases: readonly Release[], chosen: PreferredReleases): ReleaseChoice[] {
  const protocols = [...new Set(releases.map(({ protocol }) => protocol))];
  return protocols.flatMap((protocol) => {
    const own = releases.filter((release) => release.protocol === protocol);
    const isChosen = ({ version, isDefault }: Release) =>
      chosen[protocol] === undefined ? isDefault : version === chosen[protocol];
    const current = own.findIndex(isChosen);
    const next = own[(current + 1) % own.length];
    const release = own[current];
    return release && next && next !== release
      ? [{ protocol, version: release.version, next: next.version }]
      : [];
  });
}

/** Returns the values of the `release` facet that results don't prefer. */
export const otherReleases = (releases: readonly Release[], choices: readonly ReleaseChoice[]): string[] =>
  releases.map(idOf).filter((id) => !choices.some((choice) => idOf(choice) === id));

/** Returns the name of a release for readers, such as `Lockup v4.0` for `lockup-v4.0`. */
export const releaseLabel = (id: string): string =>
  id.charAt(0).toUpperCase() + id.slice(1).replace('-', ' ');
