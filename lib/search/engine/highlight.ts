import { memoize } from './memoize';
import type { QueryWord } from './query-words';
import { stemOf, type Token, tokenize } from './tokenize';

/** A highlighted text, in the format of the hosted engine. */
type Highlight = {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
};

/** The words of the query, the terms of the record that they matched, and the tags for highlights. */
type Matched = { words: readonly QueryWord[]; terms: ReadonlySet<string>; pre: string; post: string };
/** For a heading, also all terms of the query, with a space before and after each. */
export type Marker = Matched & { query?: string };

/** A range of characters. */
type Span = { start: number; end: number };

/** Highlights the matches in a text. */
export function highlight(text: string, marker: Marker): Highlight {
  const tokens = matchingTokens(text, marker);
  if (tokens.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  const all = [...tokens, ...phrasesWith(tokens, text, marker.query)];
  const spans = mergeSpans(all.map((token) => spanOf(token, text, marker.words)));
  const matchedWords = wordsFor(tokens, marker.words);
  return {
    value: mark(text, spans, marker),
    matchLevel: matchedWords.length >= marker.words.length ? 'full' : 'partial',
    fullyHighlighted: spans.reduce((sum, { start, end }) => sum + end - start, 0) >= text.trim().length,
    matchedWords,
  };
}

/** Returns the matched words of a text, and those with the same stem: a whole identifier rather than words that are its parts. */
export function matchingTokens(text: string, { terms, words }: Marker): Token[] {
  const stems = new Set(words.map(({ term }) => stemOf(term)));
  const tokens = tokensOf(text).filter(({ term }) => terms.has(term) || stems.has(stemOf(term)));
  const parts = words
    .filter(({ term }) => tokens.some((token) => token.term === term))
    .flatMap((word) => word.parts);
  return parts.length > 0 ? tokens.filter(({ term }) => !parts.includes(term)) : tokens;
}

/** Returns the words around matches that are also together in the query, such as "Who can cancel". */
function phrasesWith(matches: readonly Token[], text: string, query = ''): Token[] {
  const runs: Token[][] = [];
  for (const token of tokensOf(text)) {
    const run = runs.at(-1);
    if (run && query.includes(` ${run.at(-1)?.term} ${token.term} `)) run.push(token);
    else runs.push([token]);
  }
  return runs.filter((run) => run.some((token) => matches.includes(token))).flat();
}

/** Cached, because each text is read again after the next keystroke. */
export const tokensOf = memoize(1000, tokenize);

/** Inserts the tags around spans, which must be sorted and must not overlap. */
const mark = (text: string, spans: readonly Span[], { pre, post }: Marker): string =>
  spans.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + pre + rest.slice(start, end) + post + rest.slice(end),
    text,
  );

/** Returns the span to highlight: the longest beginning that the query has, or the whole word if it matched otherwise. */
function spanOf({ start, end }: Token, text: string, words: readonly QueryWord[]): Span {
  const asked = words.flatMap((word) => [word.text.toLowerCase(), word.term, stemOf(word.term)]);
  const shared = asked.filter((each) => text.slice(start, end).toLowerCase().startsWith(each));
  return { start, end: shared.length > 0 ? start + Math.max(...shared.map(({ length }) => length)) : end };
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
  return (byLetters.length > 0 ? byLetters : words.slice(0, 1)).map(({ text }) => text.toLowerCase());
}
