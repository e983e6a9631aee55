import type { ReleaseTree } from './releases';

/** The release that the reader chose for each protocol, by version: `{ lockup: 'v4.0' }`. */
export type PreferredReleases = Record<string, string>;

/** The storage key. */
export const preferredReleasesKey = 'docs-preferred-version';

/** Under what the earlier site kept the name of one release; the page's loader looks for what begins with the key above. */
export const formerPreferredReleaseKey = `${preferredReleasesKey}-default`;

/** Reads what the earlier site stored, such as `v1.2`: the choice of each protocol that has this release. */
export const parseFormerRelease = (
  text: string | null,
  releases: readonly Pick<ReleaseTree, 'protocol' | 'version'>[],
): PreferredReleases =>
  Object.fromEntries(
    releases
      .filter(({ version }) => version === text || version === `v${text}`)
      .map(({ protocol, version }) => [protocol, version]),
  );

/** Reads a stored choice; what is no release of ours is left out. */
export function parsePreferredReleases(
  text: string | null,
  releases: readonly Pick<ReleaseTree, 'protocol' | 'version'>[],
): PreferredReleases {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(([protocol, version]) =>
        releases.some((release) => release.protocol === protocol && release.version === version),
      ),
    );
  } catch {
    return {};
  }
}
