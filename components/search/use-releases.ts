import { useMemo } from 'react';
import { navigation } from '@/.generated/navigation';
import { type Preferred, usePreferredReleases } from '@/components/nav/use-preferred-releases';
import { filtersAgainst } from '@/lib/search/search-client';
import { otherReleases, type ReleaseChoice, releaseChoices } from './release-choice';

export type Releases = {
  choices: ReleaseChoice[];
  /** The values of the `release` facet that the reader didn't choose. */
  others: string[];
  /** `others` as filters that rank these releases lower. */
  filters: string[];
  choose: Preferred['choose'];
};

/** Returns the releases that results prefer. The whole site uses the same choice. */
export function useReleases(): Releases {
  const { chosen, choose } = usePreferredReleases();
  return useMemo(() => {
    const choices = releaseChoices(navigation.releases, chosen);
    const others = otherReleases(navigation.releases, choices);
    return { choices, others, filters: filtersAgainst(others), choose };
  }, [chosen, choose]);
}
