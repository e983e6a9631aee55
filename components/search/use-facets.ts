import { useState } from 'react';

/** The facets, and the current filters. */
export type Facet = 'section' | 'product';
export type Chosen = Partial<Record<Facet, string>>;

export type FacetChoice = {
  /** Keeps its identity as long as the filters don't change. */
  chosen: Chosen;
  choose: (chosen: Chosen) => void;
};

/** Returns the filters. Initially none is set, whatever page the reader is on. */
export function useFacets(): FacetChoice {
  const [chosen, choose] = useState<Chosen>({});
  return { chosen, choose };
}
