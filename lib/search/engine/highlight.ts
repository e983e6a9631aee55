import type { QueryWord } from './query-words';
import { remember } from './remember';
import { type Token, tokenize } from './tokenize';

/** What of a text a query found, as the hosted engine says it. */
export type Highlight = {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
};

/** What was looked for and found: the words of the query, and the terms of the record that they led to. */
export type Marker = { words: readonly QueryWord[]; terms: ReadonlySet<string>; pre: string; post: string };

/** A stretch of a text to mark. */
export type Span = { start: number; end: number };

/** A text with marks round what was found. */
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

/** The words of a text that are among the terms. */
export const matchingTokens = (text: string, terms: ReadonlySet<string>): Token[] =>
  tokensOf(text, text).filter(({ term }) => terms.has(term));

// Each text is read for its highlight and its snippet, and again with the next key stroke.
const tokensOf = remember(1000, tokenize);

/** Puts marks round stretches that don't overlap, in their order. */
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

/** Of a word that was typed in part, that part; of any other the whole word. */
export function spanOf({ term, start, end }: Token, words: readonly QueryWord[]): Span {
  const begun = words.find((word) => term.startsWith(word.term) && term !== word.term);
  const isWhole = words.some((word) => word.term === term);
  return begun && !isWhole ? { start, end: Math.min(end, start + begun.term.length) } : { start, end };
}

/** The same stretches without overlaps, in order. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

/** Which words of the query led to these tokens; a word that was found otherwise than by its letters counts as found. */
function wordsFor(tokens: readonly Token[], words: readonly QueryWord[]): string[] {
  const byLetters = words.filter(({ term, parts }) =>
    tokens.some((token) => token.term.startsWith(term) || parts.includes(token.term)),
  );
  const found = byLetters.length > 0 ? byLetters : words.slice(0, 1);
  return found.map(({ text }) => text.toLowerCase());
}
