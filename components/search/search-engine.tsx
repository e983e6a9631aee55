import { type ReactNode, useState } from 'react';
import { Configure, InstantSearch } from 'react-instantsearch';
import { createSearchClient, searchIndex } from '@/lib/search/search-client';
import { markTags } from './hits/read-marks';
import type { Chosen } from './use-facets';
import { useReleases } from './use-releases';

/** The search client, which is loaded with the first query. */
export const searchClient = createSearchClient();

/** The attributes of a hit to retrieve. The full text isn't needed, because the match comes with a snippet. */
const attributes = ['url', 'type', 'hierarchy', 'section', 'product', 'release', 'kind', 'keywords'];

const future = { preserveSharedStateOnUnmount: true, persistHierarchicalRootCount: true };

type Props = {
  /** The first query. `useSearchView` searches for the following ones. */
  query: string;
  hitsPerPage: number;
  /** How many words to show around a match. */
  snippetWords: number;
  /** If set, the values of these facets are counted, and hits are limited to the chosen ones. */
  facets?: { names: string[]; chosen: Chosen };
  children: ReactNode;
};

/**
 * Provides the search results for a query to its children. Search queries are the only requests it sends: it records no
 * events, and it doesn't use InstantSearch routing, which would conflict with Next's.
 */
export function SearchEngine({ query, hitsPerPage, snippetWords, facets, children }: Props) {
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
        {...(facets && toParameters(facets))}
        {...markTags}
      />
      {children}
    </InstantSearch>
  );
}

/** Disjunctive facets are counted as if their own filter weren't set. */
const toParameters = ({ names, chosen }: NonNullable<Props['facets']>) => ({
  disjunctiveFacets: names,
  disjunctiveFacetsRefinements: Object.fromEntries(
    Object.entries(chosen).map(([facet, value]) => [facet, [value]]),
  ),
});
