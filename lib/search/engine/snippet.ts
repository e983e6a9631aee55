import {
  type Highlight,
  type Marker,
  mark,
  matchingTokens,
  mergeSpans,
  type Span,
  spanOf,
} from './highlight';
import { remember } from './remember';

/** An excerpt of a text around the matches. */
export type Snippet = Pick<Highlight, 'value' | 'matchLevel'>;

/**
 * Returns the excerpt with the most matches, with highlights and with ellipses where it's cut.
 * @param length number of words in the excerpt
 */
export function snippet(text: string, length: number, marker: Marker & { ellipsis: string }): Snippet {
  const words = wordsIn(text, text);
  const tokens = matchingTokens(text, marker.terms);
  const [from, to] = bestStretch(words, tokens, length);
  const start = words[from]?.start ?? 0;
  const end = words[to - 1]?.end ?? text.length;
  const inside = tokens.filter((token) => token.start >= start && token.end <= end);
  const spans = mergeSpans(inside.map((token) => spanOf(token, marker.words))).map((span) => ({
    start: span.start - start,
    end: span.end - start,
  }));
  const cut = mark(text.slice(start, end), spans, marker).replaceAll('\n', ' ');
  const value = `${from > 0 ? marker.ellipsis : ''}${cut}${to < words.length ? marker.ellipsis : ''}`;
  return { value, matchLevel: matchLevel(inside.length, tokens.length) };
}

/** Splits a text at whitespace. Cached, because successive keystrokes mostly show the same texts. */
const wordsIn = remember(500, (text: string): Span[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length })),
);

const matchLevel = (inside: number, all: number): Snippet['matchLevel'] => {
  if (inside === 0) return 'none';
  return inside === all ? 'full' : 'partial';
};

/** Only the first matches are considered. More of them wouldn't improve the excerpt. */
const mostTokens = 50;

/** Returns the first excerpt with the most distinct terms. It starts a few words before the first match. */
function bestStretch(
  words: readonly Span[],
  tokens: readonly (Span & { term: string })[],
  length: number,
): [number, number] {
  if (words.length <= length) return [0, words.length];
  const lead = Math.floor(length / 4);
  let best = { from: 0, worth: 0 };
  let at = 0;
  for (const token of tokens.slice(0, mostTokens)) {
    while (at < words.length - 1 && (words[at]?.end ?? 0) <= token.start) at += 1;
    const from = Math.min(Math.max(0, at - lead), words.length - length);
    const last = words[from + length - 1]?.end ?? 0;
    const first = words[from]?.start ?? 0;
    const inside = tokens.filter(({ start, end }) => start >= first && end <= last);
    const worth = new Set(inside.map(({ term }) => term)).size + inside.length / 100;
    if (worth > best.worth) best = { from, worth };
  }
  return [best.from, best.from + length];
}
