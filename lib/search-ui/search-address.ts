import { toWellFormed } from './clean-query';

/** The address of the results for a query, below the base path. It holds what the reader typed, so that a field can. */
export function searchAddress(query: string): string {
  if (query === '') return '/search';
  return `/search?${new URLSearchParams({ q: toWellFormed(query) })}`;
}

/**
 * Whether a query is the other one typed further, or partly deleted again: both are then one step of the reader, and one
 * entry of the browser's history.
 */
export const isSameStep = (before: string, after: string): boolean =>
  before !== '' && after !== '' && (after.startsWith(before) || before.startsWith(after));
