import { useEffect, useState } from 'react';
import { navigation } from '@/.generated/navigation';
import {
  type PreferredReleases,
  parsePreferredReleases,
  preferredReleasesKey,
} from '@/lib/nav/preferred-releases';
import { readStorage, writeStorage } from '@/lib/storage';

export type Preferred = { chosen: PreferredReleases; choose(protocol: string, version: string): void };

/** The releases that the reader chose, kept for the next visit. */
export function usePreferredReleases(): Preferred {
  const [chosen, setChosen] = useState<PreferredReleases>({});
  useEffect(
    () => setChosen(parsePreferredReleases(readStorage(preferredReleasesKey), navigation.releases)),
    [],
  );
  const choose = (protocol: string, version: string) => {
    const next = { ...chosen, [protocol]: version };
    setChosen(next);
    writeStorage(preferredReleasesKey, JSON.stringify(next));
  };
  return { chosen, choose };
}
