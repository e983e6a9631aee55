import { useInstantSearch, useMenu } from 'react-instantsearch';

/** What results can be narrowed to, and what they are narrowed to. */
export type Facet = 'section' | 'product';

export type Facets = {
  chosen: Partial<Record<Facet, string>>;
  /** How many results a choice would leave; `undefined` when there are none or it isn't known. */
  countOf: (facet: Facet, value: string) => number | undefined;
  choose: (chosen: Partial<Record<Facet, string>>) => void;
};

/** Registers the facets with the search. At first nothing is chosen, whatever page the reader stands on. */
export function useFacets(): Facets {
  const { items: section } = useMenu({ attribute: 'section', limit: 20 });
  const { items: product } = useMenu({ attribute: 'product', limit: 20 });
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const counts = { section, product };
  return {
    // Not from the counts: a choice that leaves nothing has none.
    chosen: indexUiState.menu ?? {},
    countOf: (facet, value) => counts[facet].find((item) => item.value === value)?.count,
    choose: (chosen) =>
      setIndexUiState(({ page: _, ...state }) => ({
        ...state,
        menu: { ...chosen } as Record<string, string>,
      })),
  };
}
