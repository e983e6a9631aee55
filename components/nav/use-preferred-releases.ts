import { useEffect, useState } from 'react';
import { navigation } from '@/.generated/navigation';
import {
  formerPreferredReleaseKey,
  type PreferredReleases,
  parseFormerRelease,
  parsePreferredReleases,
  preferredReleasesKey,
} from '@/lib/nav/preferred-releases';
import { readStorage, takeStorage, writeStorage } from '@/lib/site/storage';

export type Preferred = { chosen: PreferredReleases; choose(protocol: string, version: string): void };

/** The releases that the reader chose, stored for the next visit. */
export function usePreferredReleases(): Preferred {
  const [chosen, setChosen] = useState<PreferredReleases>({});
  useEffect(() => setChosen(readPreferredReleases()), []);
  const choose = (protocol: string, version: string) => {
    const next = { ...chosen, [protocol]: version };
    setChosen(next);
    writeStorage(preferredReleasesKey, JSON.stringify(next));
  };
  return { chosen, choose };
}

/** The stored choice; that of the earlier site is taken over once, unless the reader has made one here. */
function readPreferredReleases(): PreferredReleases {
  const former = parseFormerRelease(takeStorage(formerPreferredReleaseKey), navigation.releases);
  if (readStorage(preferredReleasesKey) === null && Object.keys(former).length > 0)
    writeStorage(preferredReleasesKey, JSON.stringify(former));
  return parsePreferredReleases(readStorage(preferredReleasesKey), navigation.releases);
}
