import { products, sections } from '@/lib/nav/sections';
import { readPastedError } from '@/lib/search/identifiers';
import { site } from '@/lib/site/site';

/** Real queries aren't longer than a few sentences. Revert data can be much longer, and its end matters. */
const maxQueryLength = 300;
const maxDataLength = 20_000;

/** Tools print it in quotes, or without its `0x`. */
const isData = (text: string): boolean => /^["'`]?(0x[0-9a-f]+|(?=\D*\d)[0-9a-f]{64,})["'`]?$/i.test(text);

/**
 * Normalizes a query from the field or the URL for the engine: one line, without control characters, directional marks,
 * keycaps, and lone surrogates, and cut to a reasonable length. Of an error that a tool printed, only what identifies it
 * is left. Nothing is left of a query without letters and digits.
 */
export function cleanQuery(text: string): string {
  const line = toWellFormed(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\uFFFD]+/gu, ' ')
    .replace(/\p{Cf}+|[\d#*]\uFE0F?\u20E3/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/[\p{L}\p{Nd}]/u.test(line)) return '';
  const query = readPastedError(line) ?? line;
  return cut(query, isData(query) ? maxDataLength : maxQueryLength).trim();
}

/** Shortens a query for use in a sentence. */
export function shortenQuery(query: string, length = 80): string {
  const line = cleanQuery(query);
  return line.length > length ? `${cut(line, length).trimEnd()}…` : line;
}

/** Cuts a text without splitting a surrogate pair at its end. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** Replaces lone surrogates with U+FFFD, like `String.prototype.toWellFormed`, which older browsers lack. */
export const toWellFormed = (text: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));

const facets = { section: sections, product: products };

export type Facet = keyof typeof facets;
/** The current filters. */
export type Chosen = Partial<Record<Facet, string>>;

/**
 * Returns the URL of the results for a query, without the base path. It contains exactly what the reader typed, because
 * the field is filled from it. The same filters have the same URL, in whatever order they were chosen.
 */
export function searchAddress(query: string, chosen: Chosen = {}): string {
  if (query === '') return '/search';
  return `/search?${new URLSearchParams({ q: toWellFormed(query), ...readFilters(new URLSearchParams(chosen)) })}`;
}

/** Reads the filters from the parameters of that URL, without unknown ones. */
export function readFilters(params: URLSearchParams): Chosen {
  const known = Object.entries(facets).flatMap(([facet, values]) =>
    values.filter(({ id }) => id === params.get(facet)).map(({ id }) => [facet, id]),
  );
  return Object.fromEntries(known);
}

/** Whether one query continues or shortens the other. Such changes share one entry in the browser history. */
export const isSameStep = (before: string, after: string): boolean =>
  before !== '' && after !== '' && (after.startsWith(before) || before.startsWith(after));

/** Returns a link to a prefilled issue form for a query without results. */
export function issueLink(query: string): string {
  const words = shortenQuery(query, 200);
  const fields = new URLSearchParams({
    title: `Search: no results for "${words}"`,
    body: `I searched the docs for "${words}" and found nothing. I expected to find:\n\n`,
  });
  return `${new URL('../../issues/new', site.editBase)}?${fields}`;
}
