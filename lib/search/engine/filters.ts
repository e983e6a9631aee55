import type { SearchRecord } from '../record';

/** The `facetFilters` of InstantSearch: a list means "and", and a nested list means "or". */
export type FacetFilters = string | readonly FacetFilters[];

/** The facets that can be counted and filtered by. */
const facetNames = ['language', 'docusaurus_tag', 'section', 'product', 'release', 'kind'] as const;
type FacetName = (typeof facetNames)[number];

const isFacet = (name: string): name is FacetName => facetNames.some((each) => each === name);

type Filter = (record: SearchRecord) => boolean;

/**
 * Converts filters to a predicate. For example, `[['section:guides', 'section:api'], 'product:-drops']` matches records
 * from either section and any product except Airdrops. As in the hosted engine, an unknown facet has no values, so only
 * negated filters match.
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
  // A leading hyphen negates the filter. A hyphen that's part of the value is escaped with a backslash.
  const isNot = value.startsWith('-');
  const expected = isNot ? value.slice(1) : value.replace(/^\\-/, '-');
  return isFacet(name) ? (record) => (record[name] === expected) !== isNot : () => isNot;
}

/** Counts the records for each value of the requested facets, ignoring empty values. */
export function countFacets(
  records: readonly SearchRecord[],
  names: readonly string[],
): Record<string, Record<string, number>> {
  const facets = names.includes('*') ? [...facetNames] : names.filter(isFacet);
  return Object.fromEntries(
    facets.flatMap((name) => {
      const counts: Record<string, number> = {};
      for (const record of records) {
        const value = record[name];
        if (value) counts[value] = (counts[value] ?? 0) + 1;
      }
      return Object.keys(counts).length > 0 ? [[name, counts]] : [];
    }),
  );
}
