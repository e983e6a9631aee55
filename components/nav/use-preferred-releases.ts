import { navigation } from '@/.generated/navigation';
import { createStored, useStored } from '@/components/create-stored';
import {
  formerPreferredReleaseKey,
  type PreferredReleases,
  parseFormerRelease,
  parsePreferredReleases,
  preferredReleasesKey,
} from '@/lib/nav/preferred-releases';
import { isOffered } from '@/lib/nav/releases';
import type { Product } from '@/lib/site/release';
import { readStorage, takeStorage, writeStorage } from '@/lib/site/storage';

export type Preferred = { chosen: PreferredReleases; choose(product: Product, version: string): void };

const none: PreferredReleases = {};
const offered = navigation.releases.filter(isOffered);
if (typeof window !== 'undefined') importFormerRelease();
const stored = createStored(preferredReleasesKey, (text) => parsePreferredReleases(text, offered));

/**
 * Returns the releases that the reader chose, which are stored for the next visit. All components that use
 * this hook update together.
 */
export const usePreferredReleases = (): Preferred => ({ chosen: useStored(stored, none), choose });

const choose: Preferred['choose'] = (product, version) =>
  stored.write({ ...stored.read(), [product]: version });

/** Imports a choice made on the earlier site, unless the reader has made one here. */
function importFormerRelease(): void {
  const former = parseFormerRelease(takeStorage(formerPreferredReleaseKey), offered);
  if (readStorage(preferredReleasesKey) === null && Object.keys(former).length > 0)
    writeStorage(preferredReleasesKey, JSON.stringify(former));
}
