import { useSyncExternalStore } from 'react';
import { navigation } from '@/.generated/navigation';
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
let stored: PreferredReleases | undefined;
const listeners = new Set<() => void>();

/**
 * Returns the releases that the reader chose, which are stored for the next visit. All components that use
 * this hook update together.
 */
export function usePreferredReleases(): Preferred {
  const chosen = useSyncExternalStore(subscribe, chosenReleases, () => none);
  return { chosen, choose };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function chosenReleases(): PreferredReleases {
  stored ??= readPreferredReleases();
  return stored;
}

function choose(product: Product, version: string): void {
  stored = { ...chosenReleases(), [product]: version };
  writeStorage(preferredReleasesKey, JSON.stringify(stored));
  for (const listener of listeners) listener();
}

/**
 * Reads the stored choice. A choice made on the earlier site is imported once, unless the reader has made one
 * here.
 */
function readPreferredReleases(): PreferredReleases {
  const former = parseFormerRelease(takeStorage(formerPreferredReleaseKey), offered);
  if (readStorage(preferredReleasesKey) === null && Object.keys(former).length > 0)
    writeStorage(preferredReleasesKey, JSON.stringify(former));
  return parsePreferredReleases(readStorage(preferredReleasesKey), offered);
}
