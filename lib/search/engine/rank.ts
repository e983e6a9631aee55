import { headingOf, type SearchRecord } from '../record';
import { closenessTo, importanceOf } from './closeness';
import { isQuestion, type QueryWord } from './query-words';

/** A record that matches a query. */
export type Match = {
  /** The record's number. */
  id: number;
  record: SearchRecord;
  score: number;
  /** The words of the query that it contains, as a bit mask. The lowest bit is the first word. */
  found: number;
};

/** If fewer records than this contain all words, add those that contain most of them. */
const fewMatches = 4;

/** How many of the best matches are ranked again by how close they are to the query. */
const rerankCount = 120;

/**
 * Sorts matches. Records with all words come first, followed by partial matches if there are too few. Within each
 * group, the order depends on the words' weights, how much of the query the heading covers, and the importance of the
 * record.
 */
export function rankMatches(matches: readonly Match[], words: readonly QueryWord[], query: string): Match[] {
  const needed = neededBits(words);
  const full = matches.filter(({ found }) => (found & needed) === needed);
  if (full.length >= fewMatches) return byScore(full, words, query);
  const rest = matches.filter(
    ({ found }) => (found & needed) !== needed && countBits(found) * 2 >= words.length,
  );
  return [...byScore(full, words, query), ...byScore(rest, words, query)];
}

/** Returns the bits of the words that a full match needs. */
function neededBits(words: readonly QueryWord[]): number {
  const places = [...words.keys()];
  const strong = places.filter((place) => !words[place]?.isWeak);
  return (strong.length > 0 ? strong : places).reduce((bits, place) => bits | (1 << place), 0);
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

function byScore(matches: readonly Match[], words: readonly QueryWord[], query: string): Match[] {
  const question = isQuestion(query);
  const weighted = matches.map(({ id, record, score, found }) => {
    const coverage = countBits(found) / words.length;
    return { id, record, score: score * coverage * coverage * importanceOf(record, question), found };
  });
  weighted.sort(descending);
  const best = weighted.slice(0, rerankCount);
  const closeness = closenessTo(query, words);
  for (const match of best) match.score *= closeness(match.record);
  return [...demoteRepeats(best.sort(descending)), ...weighted.slice(rerankCount)];
}

/** Inherited items occur on every contract's page. Beyond this many with the same name, matches are demoted. */
const maxSameName = 3;

function demoteRepeats(matches: Match[]): Match[] {
  const counts = new Map<string, number>();
  for (const match of matches) {
    const { kind, product } = match.record;
    const name = `${kind} ${product} ${headingOf(match.record)}`;
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    if (before >= maxSameName) match.score /= 2;
  }
  return matches.sort(descending);
}

/** Ties are broken by the records' weights, so that the order is deterministic. */
const descending = (a: Match, b: Match): number =>
  b.score - a.score ||
  b.record.weight.pageRank - a.record.weight.pageRank ||
  b.record.weight.level - a.record.weight.level ||
  a.record.weight.position - b.record.weight.position;
