import { useCallback, useMemo } from 'react';
import { useInstantSearch, useMenu } from 'react-instantsearch';

/** What results can be narrowed to, and what they are narrowed to. */
export type Facet = 'section' | 'product';
export type Chosen = Partial<Record<Facet, string>>;

export type Facets = {
  /** The same object as long as the choice is the same. */
  chosen: Chosen;
  choose: (chosen: Chosen) => void;
  /** How many results a choice would leave; `undefined` when there are none or it isn't known. */
  countOf: (facet: Facet, value: string) => number | undefined;
};

/** Registers the facets with the search. At first nothing is chosen, whatever page the reader stands on. */
export function useFacets(): Facets {
  const { items: sections } = useMenu({ attribute: 'section', limit: 20 });
  const { items: products } = useMenu({ attribute: 'product', limit: 20 });
  const { indexUiState, setIndexUiState } = useInstantSearch();
  // Not from the counts: a choice that leaves nothing has none.
  const { section, product } = indexUiState.menu ?? {};
  const chosen = useMemo(
    () => ({ ...(section && { section }), ...(product && { product }) }),
    [section, product],
  );
  const choose = useCallback(
    (next: Chosen) =>
      setIndexUiState(({ page: _, ...state }) => ({ ...state, menu: { ...next } as Record<string, string> })),
    [setIndexUiState],
  );
  const counts = { section: sections, product: products };
  return {
    ...{ chosen, choose },
    countOf: (facet, value) => counts[facet].find((item) => item.value === value)?.count,
  };
}
