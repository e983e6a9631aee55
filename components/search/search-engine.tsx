import { type ReactNode, useState } from 'react';
import { Configure, InstantSearch } from 'react-instantsearch';
import { createSearchClient, searchIndex } from '@/lib/search/search-client';
import { markTags } from './hits/read-marks';
import type { Chosen, Facet } from './query';
import { useReleases } from './use-releases';

/** The search client, which is loaded with the first query. */
export const searchClient = createSearchClient();

/** The attributes of a hit to retrieve. The full text isn't needed, because the match comes with a snippet. */
const attributes = ['url', 'type', 'hierarchy', 'section', 'product', 'release', 'kind', 'keywords'];

const facets: Facet[] = ['section', 'product'];

const future = { preserveSharedStateOnUnmount: true };

type Props = {
  /** The first query. `useSearchView` searches for the following ones. */
  query: string;
  hitsPerPage: number;
  /** How many words to show around a match. */
  snippetWords: number;
  /** The filters that limit the hits. */
  chosen: Chosen;
  children: ReactNode;
};

/**
 * Provides the search results for a query to its children. Search queries are the only requests it sends: it records no
 * events, and it doesn't use InstantSearch routing, which would conflict with Next's.
 */
export function SearchEngine({ query, hitsPerPage, snippetWords, chosen, children }: Props) {
  const { filters } = useReleases();
  const [initialUiState] = useState({ [searchIndex]: { query } });
  return (
    <InstantSearch
      searchClient={searchClient}
      indexName={searchIndex}
      initialUiState={initialUiState}
      insights={false}
      future={future}
    >
      <Configure
        hitsPerPage={hitsPerPage}
        attributesToRetrieve={attributes}
        attributesToSnippet={[`content:${snippetWords}`]}
        optionalFilters={filters}
        // Parameters instead of widgets, each of which would render again for each key. Facets are counted as if their own
        // filter weren't set.
        disjunctiveFacets={facets}
        disjunctiveFacetsRefinements={Object.fromEntries(
          Object.entries(chosen).map(([facet, value]) => [facet, [value]]),
        )}
        {...markTags}
      />
      {children}
    </InstantSearch>
  );
}
