import type { ReleaseName } from '@/lib/site/release';
import { parseRecord } from '@/lib/site/storage';

/** The release that the reader chose for each product, by version: `{ lockup: 'v4.0' }`. */
export type PreferredReleases = Record<string, string>;

export const preferredReleasesKey = 'docs-preferred-version';

/** The earlier site's storage key for a single release. The page loader checks for keys that start with the one above. */
export const formerPreferredReleaseKey = `${preferredReleasesKey}-default`;

/** Reads the release that the earlier site stored, such as `v1.2`, as the choice for each product with this release. */
export const parseFormerRelease = (
  text: string | null,
  releases: readonly ReleaseName[],
): PreferredReleases =>
  Object.fromEntries(
    releases
      .filter(({ version }) => version === text || version === `v${text}`)
      .map(({ product, version }) => [product, version]),
  );

/** Parses the stored choice. Unknown releases are dropped. */
export const parsePreferredReleases = (
  text: string | null,
  releases: readonly ReleaseName[],
): PreferredReleases =>
  parseRecord(text, (entry): entry is [string, string] =>
    releases.some(({ product, version }) => product === entry[0] && version === entry[1]),
  );
