import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { withBasePath } from '@/lib/site/addresses';
import { type Chosen, readFilters, searchAddress } from './query';

export type FacetChoice = { chosen: Chosen; choose: (chosen: Chosen) => void };

/**
 * Returns the filters in the results page's URL, so that links and the history preserve them. A choice replaces the history
 * entry.
 * @param settle puts the query in the field into the URL
 */
export function useAddressFacets(settle: () => void): FacetChoice {
  const params = useSearchParams();
  const chosen = useMemo(() => readFilters(params), [params]);
  const choose = useCallback(
    (next: Chosen) => {
      settle();
      const query = new URLSearchParams(window.location.search).get('q') ?? '';
      window.history.replaceState(null, '', withBasePath(searchAddress(query, next)));
    },
    [settle],
  );
  return { chosen, choose };
}
