import type { QueryWord } from './query-words';
import { remember } from './remember';
import { type Token, tokenize } from './tokenize';

/** A highlighted text, in the format of the hosted engine. */
export type Highlight = {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
};

/** The words of the query, the terms of the record that they matched, and the tags for highlights. */
export type Marker = { words: readonly QueryWord[]; terms: ReadonlySet<string>; pre: string; post: string };

/** A range of characters. */
export type Span = { start: number; end: number };

/** Highlights the matches in a text. */
export function highlight(text: string, marker: Marker): Highlight {
  const tokens = matchingTokens(text, marker.terms);
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

/** Returns the words of a text that are among the terms. */
export const matchingTokens = (text: string, terms: ReadonlySet<string>): Token[] =>
  tokensOf(text, text).filter(({ term }) => terms.has(term));

// Cached, because each text is read for its highlight and its snippet, and again after the next keystroke.
const tokensOf = remember(1000, tokenize);

/** Inserts the tags around spans, which must be sorted and must not overlap. */
export function mark(
  text: string,
  spans: readonly Span[],
  { pre, post }: Pick<Marker, 'pre' | 'post'>,
): string {
  let marked = '';
  let end = 0;
  for (const span of spans) {
    marked += text.slice(end, span.start) + pre + text.slice(span.start, span.end) + post;
    end = span.end;
  }
  return marked + text.slice(end);
}

/** Returns the span to highlight: the typed part of an unfinished word, or else the whole word. */
export function spanOf({ term, start, end }: Token, words: readonly QueryWord[]): Span {
  const partialMatch = words.find((word) => term.startsWith(word.term) && term !== word.term);
  const isWhole = words.some((word) => word.term === term);
  return partialMatch && !isWhole
    ? { start, end: Math.min(end, start + partialMatch.term.length) }
    : { start, end };
}

/** Sorts spans and merges overlapping ones. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

/** Returns the words of the query that led to these tokens. If none match literally, the first word counts. */
function wordsFor(tokens: readonly Token[], words: readonly QueryWord[]): string[] {
  const byLetters = words.filter(({ term, parts }) =>
    tokens.some((token) => token.term.startsWith(term) || parts.includes(token.term)),
  );
  const found = byLetters.length > 0 ? byLetters : words.slice(0, 1);
  return found.map(({ text }) => text.toLowerCase());
}
