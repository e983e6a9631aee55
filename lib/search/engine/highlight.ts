import { itemAt } from '@/lib/site/invariant';
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
function matchingTokens(text: string, { terms, words }: Marker): Token[] {
  const tokens = tokensOf(text, text).filter(({ term }) => terms.has(term));
  const parts = words
    .filter(({ term }) => tokens.some((token) => token.term === term))
    .flatMap((word) => word.parts);
  return parts.length > 0 ? tokens.filter(({ term }) => !parts.includes(term)) : tokens;
}

// Cached, because each text is read for its highlight and its snippet, and again after the next keystroke.
const tokensOf = memoize(1000, tokenize);

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

/** An excerpt of a text around the matches. */
export type Snippet = Pick<Highlight, 'value' | 'matchLevel'>;

/**
 * Returns the excerpt with the most matches, with highlights and with ellipses where a sentence is cut.
 * @param length number of words in the excerpt
 */
export function snippet(text: string, length: number, marker: Marker & { ellipsis: string }): Snippet {
  const words = wordsIn(text, text);
  const tokens = matchingTokens(text, marker);
  const [first, last] = bestExcerpt(text, words, tokens, length);
  // Not the dot between two cells.
  const from = text.startsWith('· ', words[first]?.start) ? first + 1 : first;
  const to = endOfText(text, words.slice(0, last), from, tokens);
  const start = words[from]?.start ?? 0;
  const end = words[to - 1]?.end ?? text.length;
  const inside = tokens.filter((token) => token.start >= start && token.end <= end);
  const spans = mergeSpans(inside.map((token) => spanOf(token, marker.words))).map((span) => ({
    start: span.start - start,
    end: span.end - start,
  }));
  const cut = joinLines(mark(text.slice(start, end), spans, marker), marker.post);
  const isCut = to < words.length && !/[.!?]$/.test(text.slice(start, end));
  const value = `${startsSentence(text, words, from) ? '' : marker.ellipsis}${cut}${isCut ? marker.ellipsis : ''}`;
  return { value, matchLevel: matchLevel(inside.length, tokens.length) };
}

/** Puts lines one after another. Titles and rows of tables have no period, and would run into the next line. */
const joinLines = (lines: string, post: string): string =>
  lines
    .split('\n')
    .reduce((text, line) => `${text}${/[\p{L}\p{N})]$/u.test(text.replaceAll(post, '')) ? '.' : ''} ${line}`);

/** Splits a text at whitespace. Cached, because successive keystrokes mostly show the same texts. */
const wordsIn = memoize(500, (text: string): Span[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length })),
);

const matchLevel = (inside: number, all: number): Snippet['matchLevel'] => {
  if (inside === 0) return 'none';
  return inside === all ? 'full' : 'partial';
};

/** Only the first matches are considered. More of them wouldn't improve the excerpt. */
const maxTokens = 50;

/** With more words before it, the first match would be outside of a phone's line. */
const maxLead = 2;

/** Characters that may precede the first match if they begin its sentence, which is easier to read than a fragment. */
const maxSentenceLead = 44;

/**
 * Returns the first excerpt with the most distinct terms, in sentences rather than in rows of tables. It starts with the
 * sentence of the first match, or a few words before the match. At the end of a text, it's shorter.
 */
function bestExcerpt(
  text: string,
  words: readonly Span[],
  tokens: readonly (Span & { term: string })[],
  length: number,
): [number, number] {
  if (words.length <= length) return [0, words.length];
  const lead = Math.min(maxLead, Math.floor(length / 4));
  let best = { from: 0, score: 0 };
  let at = 0;
  for (const token of tokens.slice(0, maxTokens)) {
    while (at < words.length - 1 && itemAt(words, at).end <= token.start) at += 1;
    const from = leadOf(text, words, at, length) ?? Math.max(0, Math.min(at - lead, words.length - length));
    const last = itemAt(words, Math.min(from + length, words.length) - 1).end;
    const first = itemAt(words, from).start;
    const inside = tokens.filter(({ start, end }) => start >= first && end <= last);
    const inSentence = isInRow(text, token.start) ? 0 : 0.5;
    const score = new Set(inside.map(({ term }) => term)).size + inside.length / 100 + inSentence;
    if (score > best.score) best = { from, score };
  }
  return [best.from, Math.min(best.from + length, words.length)];
}

/** Returns the index of the word that begins the sentence of a match, if little of the excerpt is between the two. */
function leadOf(text: string, words: readonly Span[], match: number, length: number): number | undefined {
  const least = itemAt(words, match).start - maxSentenceLead;
  for (let at = match; at > match - length / 2 && (words[at]?.start ?? -1) >= least; at -= 1)
    if (startsSentence(text, words, at)) return at;
  return undefined;
}

/** Whether a word is the first of a sentence, a line, or the text. */
function startsSentence(text: string, words: readonly Span[], at: number): boolean {
  const before = words[at - 1];
  return !before || /[.!?:]\s|\n/.test(text.slice(before.end - 1, itemAt(words, at).start));
}

/** A paragraph or a row with fewer words continues with the next one. */
const enoughWords = 8;

/** Returns the index after the last word of an excerpt, which ends with the paragraph or the row of the first match. */
function endOfText(text: string, words: readonly Span[], from: number, tokens: readonly Span[]): number {
  const match = words.findIndex(
    ({ start, end }, at) => at >= from && tokens.some((token) => token.start >= start && token.end <= end),
  );
  const isRow = isInRow(text, words[match]?.start ?? 0);
  const end = words.findIndex(({ start }, at) => {
    const isLineStart = at > match && text.slice(words[at - 1]?.end, start).includes('\n');
    return isLineStart && (at - from >= enoughWords || (!isRow && isInRow(text, start)));
  });
  return match >= 0 && end > 0 ? end : words.length;
}

/** Whether a position is in the row of a table, whose cells a dot separates. */
function isInRow(text: string, at: number): boolean {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? text.length : end).includes(' · ');
}
