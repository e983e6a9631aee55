import { highlight, type Marker, matchingTokens, tokensOf } from './highlight';
import { memoize } from './memoize';
import { stemOf, type Token } from './tokenize';

/** An excerpt has at most `length` words. The reader sees the title of the text beside it. */
type Options = { title: string; length: number; ellipsis: string };

/** A sentence, or a row of a table with the titles of its columns. */
type Passage = { text: string; start: number; titles?: readonly string[] };
type Matched = Passage & { matches: readonly Token[]; score: number };

/**
 * Returns the sentence with the most matches, or else the first sentence, with highlights. The row of a table is only
 * shown if no sentence matches, and if the row contains more of the query than the title does.
 */
export function snippet(text: string, options: Options, marker: Marker) {
  const passages = passagesIn(text);
  const matches = matchingTokens(text, marker);
  const [sentence, row] = [false, true].map((isRow) => bestOf(passages, matches, isRow));
  const titleStems = tokensOf(options.title).map(({ term }) => stemOf(term));
  const isNews = row?.matches.some(({ term }) => !titleStems.includes(stemOf(term)));
  const isRow = row && !(sentence && (sentence.score > 0 || !isNews));
  const excerpt = isRow ? rowFrom(row) : sentence ? sentencesFrom(sentence, passages, options) : '';
  const { value, matchLevel } = highlight(cut(excerpt, options), marker);
  return { value, matchLevel };
}

/** Shorter sentences, such as "See Fees.", say too little. */
const minCharacters = 20;

/** Returns the row or the sentence with the most distinct words, or the first of several. */
function bestOf(passages: readonly Passage[], all: readonly Token[], isRow: boolean): Matched | undefined {
  const asked = passages.filter(({ titles }) => Boolean(titles) === isRow);
  const matched = asked.map((passage): Matched => {
    const isEnough = passage.titles || passage.text.length >= minCharacters;
    const end = passage.start + (isEnough ? passage.text.length : 0);
    const matches = all.filter((match) => match.start >= passage.start && match.end <= end);
    return { ...passage, matches, score: new Set(matches.map(({ term }) => stemOf(term))).size };
  });
  return matched.sort((a, b) => b.score - a.score)[0];
}

const separator = ' · ';

/** Splits a text into its passages. Cached, because successive keystrokes mostly show the same texts. */
const passagesIn = memoize(500, (text: string): Passage[] => {
  let titles: readonly string[] = [];
  return [...text.matchAll(/.+/g)].flatMap(({ 0: line, index }): Passage[] => {
    const cells = line.replace(/:$/, '').split(separator);
    const isRow = cells.length > 1;
    if (isRow && !line.endsWith(':')) return [{ text: line, start: index, titles }];
    titles = isRow ? cells : [];
    const sentences = isRow ? [] : [...line.matchAll(/\S.*?(?:[.!?]+["”’)]*(?=\s)|$)/g)];
    return sentences.map((sentence) => ({ text: sentence[0], start: index + sentence.index }));
  });
});

/** Returns the first cell of a row and the cells from its first match, with the titles of their columns. */
function rowFrom({ text, start, titles = [], matches: [match] }: Matched): string {
  const cells = text.split(separator);
  // The first column may have no title.
  const isTitled = [0, 1].includes(cells.length - titles.length);
  const titled = cells.map((cell, at) =>
    at && isTitled ? `${titles.at(at - cells.length)}: ${cell}` : cell,
  );
  const from = match ? text.slice(0, match.start - start).split(separator).length - 1 : 1;
  return titled.filter((_, at) => at === 0 || at >= from).join(separator);
}

/** Returns a sentence, or its end from two words before a late match, and the row or the whole sentences after it. */
function sentencesFrom(best: Matched, passages: readonly Passage[], { length, ellipsis }: Options): string {
  const [match] = best.matches;
  const lead = best.text.slice(0, match && match.start - best.start);
  // Far into a long sentence, the match would be out of view.
  const isLate = match && lead.length > 3 * length && best.text.length > 5 * length;
  let excerpt = isLate ? ellipsis + best.text.slice(lead.search(/(?:\S+\s+){0,2}\S*$/)) : best.text;
  for (const { text, titles } of passages.filter(({ start }) => start > best.start)) {
    if (titles && excerpt.endsWith(':')) return `${excerpt} ${text}`;
    // Titles have no period, and would run into the next sentence. An address is complete, and long.
    const longer = `${excerpt}${/[\p{L}\p{N})]$/u.test(excerpt) ? '.' : ''} ${text}`;
    const isEnd = titles || /0x[\da-f]{40}\.?$/i.test(excerpt) || !/[.!?]$/.test(text);
    if (isEnd || wordsIn(longer).length > length) break;
    excerpt = longer;
  }
  return excerpt;
}

const wordsIn = (text: string): string[] => text.split(/\s+/);

/** Limits the words. An ellipsis replaces the punctuation before it. */
function cut(text: string, { length, ellipsis }: Options): string {
  const words = wordsIn(text);
  const begun = words.slice(0, length).join(' ');
  const isCut = words.length > length || text.endsWith(':');
  return isCut ? begun.replace(/[\s.,:;·–(-]*$/, ellipsis) : text;
}
