import { useEffect, useState } from 'react';
import { navigation } from '@/.generated/navigation';
import { pagesOf } from '@/lib/nav/sidebar';
import { suggestQueries } from '@/lib/search/suggest-queries';
import { searchClient } from './search-engine';

/** The reader may still be typing. */
const pause = 250;

/** Queries with results, to try in place of one without; none until they are known. */
export function useSuggestions(query: string): readonly string[] {
  const [found, setFound] = useState<{ query: string; suggestions: string[] }>();
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(async () => {
      const suggestions = await suggestQueries(searchClient, query, { labels: pageLabels() }).catch(() => []);
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
