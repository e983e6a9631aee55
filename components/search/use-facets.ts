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
  /** How many results a filter would leave; `undefined` before the first answer. Keeps its identity until the next. */
  countOf: (facet: Facet, value: string) => number | undefined;
};

/**
 * Registers the facets with InstantSearch, which counts their values for each answer. Initially no filter is set,
 * whatever page the reader is on. This is for the search page. In the modal, the facets are parameters of the search,
 * because each widget would render again for each key.
 */
export function useFacets(): Facets {
  const { items: sections } = useMenu({ attribute: 'section', limit: 20 });
  const { items: products } = useMenu({ attribute: 'product', limit: 20 });
  const { indexUiState, setIndexUiState, results } = useInstantSearch();
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
  const isAnswered = !('__isArtificial' in results);
  const countOf = useCallback(
    (facet: Facet, value: string) => {
      const items = facet === 'section' ? sections : products;
      return isAnswered ? (items.find((item) => item.value === value)?.count ?? 0) : undefined;
    },
    [sections, products, isAnswered],
  );
  return { chosen, choose, countOf };
}
