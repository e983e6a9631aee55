import { toWellFormed } from './clean-query';

/**
 * Returns the URL of the results for a query, without the base path. It contains exactly what the reader typed, because
 * the field is filled from it.
 */
export function searchAddress(query: string): string {
  if (query === '') return '/search';
  return `/search?${new URLSearchParams({ q: toWellFormed(query) })}`;
}

/** Whether one query continues or shortens the other. Such changes share one entry in the browser history. */
export const isSameStep = (before: string, after: string): boolean =>
  before !== '' && after !== '' && (after.startsWith(before) || before.startsWith(after));
