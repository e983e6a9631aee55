/** Nobody searches by more than a few sentences; revert data may be long, and its end belongs to it. */
const longestWords = 300;
const longestData = 20_000;

/** Tools write it between quotes, or without its `0x`. */
const isData = (text: string): boolean => /^["'`]?(0x[0-9a-f]+|(?=\D*\d)[0-9a-f]{64,})["'`]?$/i.test(text);

/**
 * What a reader typed or an address held, as an engine should get it: without control characters, marks of direction
 * and halves of characters, on one line, and not longer than anybody means.
 */
export function cleanQuery(text: string): string {
  const line = toWellFormed(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\uFFFD]+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return cut(line, isData(line) ? longestData : longestWords).trim();
}

/** A query as part of a sentence, so that it doesn't bury the rest of it. */
export function shortenQuery(query: string, length = 80): string {
  const line = cleanQuery(query);
  return line.length > length ? `${cut(line, length).trimEnd()}…` : line;
}

/** The beginning of a text, without half a character at its end. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** Halves of characters become U+FFFD, as in `String.prototype.toWellFormed`, which older browsers lack. */
export const toWellFormed = (text: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
