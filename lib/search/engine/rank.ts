import { headingOf, type SearchRecord } from '../record';
import { closenessTo, importanceOf } from './closeness';
import { isQuestion, type QueryWord } from './query-words';

/** A record that a query finds. */
export type Match = {
  /** Its place among the records. */
  id: number;
  record: SearchRecord;
  score: number;
  /** Which words of the query were found in it: a bit for each, the first one lowest. */
  found: number;
};

/** With so few records that hold all words, those that hold most of them are shown behind. */
const fewMatches = 4;

/** How many of the best by words alone are looked at closely. */
const closeLook = 120;

/**
 * Puts matches in order: all words first, then any, if not enough records hold all. Within that what counts is how much the
 * words tell of a record, where they stand, whether they are its whole heading, and how important the record is.
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

/** The words that a record must hold to hold all. */
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
  const weighed = matches.map(({ id, record, score, found }) => {
    const coverage = countBits(found) / words.length;
    return { id, record, score: score * coverage * coverage * importanceOf(record, question), found };
  });
  weighed.sort(descending);
  const best = weighed.slice(0, closeLook);
  const closeness = closenessTo(query, words);
  for (const match of best) match.score *= closeness(match.record);
  return [...spread(best.sort(descending)), ...weighed.slice(closeLook)];
}

/** What a contract inherits stands on the pages of all contracts. This many of one name are enough, others come behind. */
const enoughOfOneName = 3;

function spread(matches: Match[]): Match[] {
  const counts = new Map<string, number>();
  for (const match of matches) {
    const { kind, product } = match.record;
    const name = `${kind} ${product} ${headingOf(match.record)}`;
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    if (before >= enoughOfOneName) match.score /= 2;
  }
  return matches.sort(descending);
}

/** Equal scores keep the order of weight, so that two builds answer alike. */
const descending = (a: Match, b: Match): number =>
  b.score - a.score ||
  b.record.weight.pageRank - a.record.weight.pageRank ||
  b.record.weight.level - a.record.weight.level ||
  a.record.weight.position - b.record.weight.position;
