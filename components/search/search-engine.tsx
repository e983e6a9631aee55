import { type ReactNode, useEffect, useState } from 'react';
import { Configure, InstantSearch, useInstantSearch, useSearchBox } from 'react-instantsearch';
import { loadSearchClient, searchIndex } from '@/lib/search/load-client';
import { lazyClient } from '@/lib/search-ui/lazy-client';

/** What answers on this site, loaded with the first question. */
export const searchClient = lazyClient(loadSearchClient);

/** What is shown of a hit. Its whole text would travel for nothing; what matched in it comes as a snippet. */
const attributes = ['url', 'anchor', 'type', 'hierarchy', 'section', 'product', 'kind'];

const future = { preserveSharedStateOnUnmount: true, persistHierarchicalRootCount: true };

type Props = {
  query: string;
  hitsPerPage: number;
  /** How many words round a match a hit shows. */
  snippetWords: number;
  children: ReactNode;
};

/**
 * Searches for a query and lets what stands in it show the answer. It sends nothing but the questions: no events, and no
 * address of its own, which would fight that of the page.
 */
export function SearchEngine({ query, hitsPerPage, snippetWords, children }: Props) {
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
      />
      <QueryFollower query={query} />
      {children}
    </InstantSearch>
  );
}

/** The field stands outside, because it is there before all this is loaded. */
function QueryFollower({ query }: { query: string }) {
  const { query: asked, refine } = useSearchBox();
  const { error } = useInstantSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the field decides, and every question counts once.
  useEffect(() => {
    if (query !== asked || error) refine(query);
  }, [query]);
  return null;
}
