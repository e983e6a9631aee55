import type { ReleaseTree } from './releases';

/** The release that a reader chose for each protocol, by its name: `{ lockup: 'v4.0' }`. */
export type PreferredReleases = Record<string, string>;

/** Under what the choice is kept. */
export const preferredReleasesKey = 'docs-preferred-version';

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
