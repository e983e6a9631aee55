import { useCallback, useMemo } from 'react';
import { useInstantSearch, useMenu } from 'react-instantsearch';

/** The facets, the current filters, and the counts. */
export type Facet = 'section' | 'product';
export type Chosen = Partial<Record<Facet, string>>;

export type FacetChoice = {
  /** Keeps its identity as long as the filters don't change. */
  chosen: Chosen;
  choose: (chosen: Chosen) => void;
};

export type Facets = FacetChoice & {
  /** How many results a filter would leave; `undefined` if the number is zero or unknown. */
  countOf: (facet: Facet | 'release', value: string) => number | undefined;
};

/**
 * Registers the facets with InstantSearch, which counts their values for each answer. The modal shows no counts, so it
 * only filters. Initially no filter is set, whatever page the reader is on.
 */
export function useFacets(): Facets {
  const { items: sections } = useMenu({ attribute: 'section', limit: 20 });
  const { items: products } = useMenu({ attribute: 'product', limit: 20 });
  const { items: releases } = useMenu({ attribute: 'release', limit: 20 });
  const { indexUiState, setIndexUiState } = useInstantSearch();
  // Don't derive this from the counts, because a filter without results has no count.
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
  const counts = { section: sections, product: products, release: releases };
  return {
    chosen,
    choose,
    countOf: (facet, value) => counts[facet].find((item) => item.value === value)?.count,
  };
}
