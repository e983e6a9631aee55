import { memoize } from './memoize';
import type { QueryWord } from './query-words';
import { type Token, tokenize } from './tokenize';

/** A highlighted text, in the format of the hosted engine. */
type Highlight = {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
};

/** The words of the query, the terms of the record that they matched, and the tags for highlights. */
export type Marker = { words: readonly QueryWord[]; terms: ReadonlySet<string>; pre: string; post: string };

/** A range of characters. */
type Span = { start: number; end: number };

/** Highlights the matches in a text. */
export function highlight(text: string, marker: Marker): Highlight {
  const tokens = matchingTokens(text, marker);
  if (tokens.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  const spans = mergeSpans(tokens.map((token) => spanOf(token, marker.words)));
  const matchedWords = wordsFor(tokens, marker.words);
  const marked = spans.reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    value: mark(text, spans, marker),
    matchLevel: matchedWords.length >= marker.words.length ? 'full' : 'partial',
    fullyHighlighted: marked >= text.trim().length,
    matchedWords,
  };
}

/** Returns the words of a text that are among the terms: a whole identifier rather than words that are parts of it. */
export function matchingTokens(text: string, { terms, words }: Marker): Token[] {
  const tokens = tokensOf(text, text).filter(({ term }) => terms.has(term));
  const parts = words
    .filter(({ term }) => tokens.some((token) => token.term === term))
    .flatMap((word) => word.parts);
  return parts.length > 0 ? tokens.filter(({ term }) => !parts.includes(term)) : tokens;
}

/** Cached, because each text is read again after the next keystroke. */
export const tokensOf = memoize(1000, tokenize);

/** Inserts the tags around spans, which must be sorted and must not overlap. */
function mark(text: string, spans: readonly Span[], { pre, post }: Pick<Marker, 'pre' | 'post'>): string {
  let marked = '';
  let end = 0;
  for (const span of spans) {
    marked += text.slice(end, span.start) + pre + text.slice(span.start, span.end) + post;
    end = span.end;
  }
  return marked + text.slice(end);
}

/** Returns the span to highlight: the typed part of an unfinished word, or else the whole word. */
function spanOf({ term, start, end }: Token, words: readonly QueryWord[]): Span {
  const partialMatch = words.find((word) => term.startsWith(word.term) && term !== word.term);
  const isWhole = words.some((word) => word.term === term);
  return partialMatch && !isWhole
    ? { start, end: Math.min(end, start + partialMatch.term.length) }
    : { start, end };
}

/** Sorts spans and merges overlapping ones. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

/** Returns the words of the query that led to these tokens, or the first word if none match literally. */
function wordsFor(tokens: readonly Token[], words: readonly QueryWord[]): string[] {
  const byLetters = words.filter(({ term, parts }) =>
    tokens.some((token) => token.term.startsWith(term) || parts.includes(token.term)),
  );
  const found = byLetters.length > 0 ? byLetters : words.slice(0, 1);
  return found.map(({ text }) => text.toLowerCase());
}
