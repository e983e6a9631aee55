import type { SearchRecord } from '../record';

/** What InstantSearch writes into `facetFilters`: all of a list, any of a list within it. */
export type FacetFilters = string | readonly FacetFilters[];

/** What facets can be counted and filtered by. */
export const facetNames = ['language', 'docusaurus_tag', 'section', 'product', 'kind'] as const;
type FacetName = (typeof facetNames)[number];

const isFacet = (name: string): name is FacetName => facetNames.some((each) => each === name);

type Filter = (record: SearchRecord) => boolean;

/**
 * Which records pass: `[['section:guides', 'section:api'], 'product:-drops']` wants one of two sections and any product but
 * one. A facet that there is not has no values, so that only "not" passes, as at the hosted engine.
 */
export function toFilter(filters: FacetFilters | undefined): Filter {
  if (filters === undefined) return () => true;
  if (typeof filters === 'string') return filterOne(filters);
  const all = filters.map((each) => (typeof each === 'string' ? filterOne(each) : anyOf(each.map(toFilter))));
  return (record) => all.every((passes) => passes(record));
}

const anyOf =
  (filters: readonly Filter[]): Filter =>
  (record) =>
    filters.some((passes) => passes(record));

function filterOne(filter: string): Filter {
  const colon = filter.indexOf(':');
  const name = filter.slice(0, colon);
  const value = filter.slice(colon + 1);
  // A hyphen in front means "not"; one that belongs to the value comes with a backslash.
  const isNot = value.startsWith('-');
  const wanted = isNot ? value.slice(1) : value.replace(/^\\-/, '-');
  return isFacet(name) ? (record) => (record[name] === wanted) !== isNot : () => isNot;
}

/** How many records have each value of each facet that was asked for; an empty value is none. */
export function countFacets(
  records: readonly SearchRecord[],
  names: readonly string[],
): Record<string, Record<string, number>> {
  const wanted = names.includes('*') ? [...facetNames] : names.filter(isFacet);
  return Object.fromEntries(
    wanted.flatMap((name) => {
      const counts: Record<string, number> = {};
      for (const record of records) {
        const value = record[name];
        if (value) counts[value] = (counts[value] ?? 0) + 1;
      }
      return Object.keys(counts).length > 0 ? [[name, counts]] : [];
    }),
  );
}
