import { type ReactNode, useEffect, useState } from 'react';
import { Configure, InstantSearch, useInstantSearch, useSearchBox } from 'react-instantsearch';
import { createSearchClient, searchIndex } from '@/lib/search/search-client';
import { useReleases } from './use-releases';

/** The search client, which is loaded with the first query. */
export const searchClient = createSearchClient();

/** The attributes of a hit to retrieve. The full text isn't needed, because the match comes with a snippet. */
const attributes = ['url', 'anchor', 'type', 'hierarchy', 'section', 'product', 'release', 'kind'];

const future = { preserveSharedStateOnUnmount: true, persistHierarchicalRootCount: true };

type Props = {
  query: string;
  hitsPerPage: number;
  /** How many words to show around a match. */
  snippetWords: number;
  children: ReactNode;
};

/**
 * Provides the search results for a query to its children. Search queries are the only requests it sends: it records no
 * events, and it doesn't use InstantSearch routing, which would conflict with Next's.
 */
export function SearchEngine({ query, hitsPerPage, snippetWords, children }: Props) {
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
      />
      <QueryFollower query={query} />
      {children}
    </InstantSearch>
  );
}

/**
 * Passes the query on to InstantSearch. The field can't be inside InstantSearch, because it exists before this module
 * is loaded.
 */
function QueryFollower({ query }: { query: string }) {
  const { query: asked, refine } = useSearchBox();
  const { error } = useInstantSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the field triggers a search, and each query triggers one.
  useEffect(() => {
    if (query !== asked || error) refine(query);
  }, [query]);
  return null;
}
