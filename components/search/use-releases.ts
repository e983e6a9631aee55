import { useMemo } from 'react';
import { navigation } from '@/.generated/navigation';
import { usePreferredReleases } from '@/components/nav/use-preferred-releases';
import { otherReleases, type ReleaseChoice, releaseChoices } from '@/lib/search/ui/release-choice';

export type Releases = {
  choices: ReleaseChoice[];
  /** The values of the `release` facet that the reader didn't choose. */
  others: string[];
  /** `others` as filters that rank these releases lower. */
  filters: string[];
  choose: (protocol: string, version: string) => void;
};

/** Returns the releases that results prefer. The reference's sidebar uses the same choice. */
export function useReleases(): Releases {
  const { chosen, choose } = usePreferredReleases();
  return useMemo(() => {
    const choices = releaseChoices(navigation.releases, chosen);
    const others = otherReleases(navigation.releases, choices);
    return { choices, others, filters: others.map((release) => `release:-${release}`), choose };
  }, [chosen, choose]);
}
