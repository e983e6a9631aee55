import { useEffect, useState } from 'react';
import { navigation } from '@/.generated/navigation';
import { pagesOf } from '@/lib/nav/sidebar';
import { searchClient } from './search-engine';
import { suggestQueries } from './suggest-queries';

/** Wait until the reader stops typing. */
const pause = 250;

/** Returns queries that have results, to suggest in place of one that has none. Empty until they're known. */
export function useSuggestions(query: string): readonly string[] {
  const [found, setFound] = useState<{ query: string; suggestions: string[] }>();
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(async () => {
      const suggestions = await suggestQueries(searchClient, query, pageLabels()).catch(() => []);
      if (isWanted) setFound({ query, suggestions });
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [query]);
  return found?.query === query ? found.suggestions : [];
}

const pageLabels = (): string[] =>
  navigation.sections.flatMap(({ items }) => pagesOf(items).map(({ label }) => label));
