import { products } from '@/lib/nav/sections';
import { namesOnlyInOthers } from '../exact-name';
import type { Kind } from '../kinds';
import { isChainOfIndexer, type SearchRecord } from '../record';
import { closenessTo, coversProduct } from './closeness';
import { namedChains } from './named-chains';
import { hasCodeWord, isQuestion, namesProduct, type QueryWord } from './query-words';

/** A record that matches a query. */
export type Match = {
  record: SearchRecord;
  score: number;
  /** The words of the query that it contains, as a bit mask. The lowest bit is the first word. */
  found: number;
  /** For each of these words, the terms of the record that matched. */
  terms: string[][];
};

type RankedQuery = {
  words: readonly QueryWord[];
  query: string;
  /** Other records rank lower, unless they have a name in the query that none of these has. */
  isPreferred: (record: SearchRecord) => boolean;
  /** The headings that many pages share. They aren't compared with the query. */
  sharedHeadings: ReadonlySet<string>;
};

/** If a short query has this many matches with all words, matches with only some of them are left out. */
const enoughMatches = 4;

/** How many of the best matches are ranked again by how close they are to the query. */
const rerankCount = 120;

/** The factor for records of a release other than the reader's. */
const otherRelease = 0.2;

/** How much each missing word costs. The scores that are added up already reward records with more words. */
const coveragePower = 1.25;

/** The factor for records that contain all words that matter. */
const complete = 1.4;

/**
 * The factor for the section of a named chain that lacks words such as `streams`, which say nothing about the chain. If it
 * lacks only weak ones, as in `does sablier work on base`, it's complete.
 */
const partOfChain = 0.5;

/**
 * Weights and sorts matches in place. The order depends on the words' weights, how much of the query a record
 * contains, how much of it the heading covers, and the importance of the record. People don't choose each
 * word of a long query with care, so a record with most of the words may be better than one with all of them.
 * For a short query, all words must match if there are enough such records.
 */
export function rankMatches(matches: readonly Match[], rankedQuery: RankedQuery): Match[] {
  const { words, query, isPreferred, sharedHeadings } = rankedQuery;
  const factors = factorsOf(matches, words);
  const audience = audienceOf(query);
  const asked = askedFor(query);
  const isMeant = (record: SearchRecord) => asked(record) || (record.release !== '' && isPreferred(record));
  const ofProduct = productsIn(query);
  const records = matches.map(({ record }) => record);
  const isOnlyThere = namesOnlyInOthers(query, records, isPreferred);
  const chains = namedChains(query, records);
  const needed = neededBits(words);
  const weighted: Match[] = [];
  // Changes the matches in place: a keystroke finds thousands, and copies would cost more than the ranking.
  for (const match of matches) {
    const chain = chains.get(match.record);
    const isWhole = chain && (match.found & needed) === needed;
    const share = factors.get(match.found) ?? 0;
    const factor = isWhole ? complete : chain ? Math.max(share, partOfChain) : share;
    if (factor === 0) continue;
    const preference = isPreferred(match.record) || isOnlyThere(match.record) ? 1 : otherRelease;
    const weight = importanceOf(match.record, isMeant) * audience(match.record) * ofProduct(match.record);
    match.score *= factor * (chain ?? 1) * preference * weight;
    weighted.push(match);
  }
  weighted.sort(descending);
  const best = weighted.slice(0, rerankCount);
  const closeness = closenessTo(query, words, sharedHeadings);
  for (const match of best) if (!chains.has(match.record)) match.score *= closeness(match.record);
  return [...best.sort(descending), ...weighted.slice(rerankCount)];
}

/**
 * Returns a factor for each set of words that records contain: the more words and the rarer they are, the
 * higher. It's 0 if too few of them match.
 */
function factorsOf(matches: readonly Match[], words: readonly QueryWord[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { found } of matches) counts.set(found, (counts.get(found) ?? 0) + 1);
  const sets = [...counts];
  const needed = neededBits(words);
  const isFull = (found: number) => (found & needed) === needed;
  const countWith = (test: (found: number) => boolean) =>
    sets.reduce((sum, [found, count]) => sum + (test(found) ? count : 0), 0);
  const shareOf = (found: number) => countBits(found & needed) / countBits(needed);
  // A long question may have no record with that many of its words.
  const mostShare = Math.max(...sets.map(([found]) => shareOf(found)));
  const leastShare = Math.min(leastShareOf(words.length, countWith(isFull)), mostShare);
  const weights = words.map((_, place) =>
    Math.log(2 + matches.length / (1 + countWith((found) => ((found >> place) & 1) === 1))),
  );
  const total = sumFor(weights, (1 << words.length) - 1);
  return new Map(
    sets.map(([found]) => {
      const isEnough = isFull(found) || shareOf(found) >= leastShare;
      const coverage = sumFor(weights, found) / total;
      return [found, isEnough ? coverage ** coveragePower * (isFull(found) ? complete : 1) : 0];
    }),
  );
}

/** Returns the share of the words that a match must contain at least. */
function leastShareOf(words: number, fullCount: number): number {
  if (words <= 2 && fullCount >= enoughMatches) return 1;
  return fullCount === 0 && words > 3 ? 0.3 : 0.5;
}

/** Returns the bits of the words that a full match needs. */
function neededBits(words: readonly QueryWord[]): number {
  const places = [...words.keys()];
  const strong = places.filter((place) => !words[place]?.isWeak);
  return (strong.length > 0 ? strong : places).reduce((bits, place) => bits | (1 << place), 0);
}

const countBits = (bits: number): number => bits.toString(2).replaceAll('0', '').length;

/** Adds up the weights of the words in a bit mask. */
const sumFor = (weights: readonly number[], bits: number): number =>
  weights.reduce((sum, weight, place) => sum + ((bits >> place) & 1) * weight, 0);

/** Ties are broken by the records' weights, so that the order is deterministic. */
export const descending = (a: Match, b: Match): number =>
  b.score - a.score ||
  b.record.weight.pageRank - a.record.weight.pageRank ||
  b.record.weight.level - a.record.weight.level ||
  a.record.weight.position - b.record.weight.position;

/** If two results have the same name, the kind that readers use more often ranks higher. */
// biome-ignore format: one line per group is easier to compare.
const kindFactors: Record<Kind, number> = {
  page: 1.1, section: 1,
  function: 0.9, event: 0.8, error: 0.9, type: 0.9, address: 0.9,
};

/** The rank of prose about the newest releases. */
const proseRank = 10;

/**
 * Weights a match by its kind and its page rank. An older release's text only ranks lower if its release isn't the one
 * that the reader chose or named.
 */
function importanceOf(record: SearchRecord, isMeant: (record: SearchRecord) => boolean): number {
  const { weight, kind } = record;
  const isText = kind === 'page' || kind === 'section';
  const rank = isText && isMeant(record) ? Math.max(proseRank, weight.pageRank) : weight.pageRank;
  return 0.1 * rank * kindFactors[kind];
}

/** Returns a function that recognizes pages of a low rank that a query asks for: lists of endpoints, and those of Legacy. */
function askedFor(query: string): (record: SearchRecord) => boolean {
  const asksEndpoint = /\b(?:endpoint|url)s?\b/i.test(query);
  const asksLegacy =
    /\b(?:legacy|v1)\b(?!\.)/i.test(query) && !products.some(({ id }) => namesProduct(query, id));
  return ({ objectID }) =>
    (asksEndpoint && /\/endpoints(?:#|$)/.test(objectID)) ||
    (asksLegacy && /\/(?:legacy|v1)(?:#[a-z]|$)/.test(objectID));
}

/** The factors of sections for the questions of recipients and senders, who don't write code. */
const sectionFactors: Readonly<Record<string, number>> = {
  support: 1.2,
  apps: 1.05,
  concepts: 1.2,
  guides: 0.9,
  reference: 0.8,
  api: 0.7,
};

/** Returns a function that weights a match by who asks. */
function audienceOf(query: string): (record: SearchRecord) => number {
  if (!isQuestion(query) || hasCodeWord(query)) return () => 1;
  return ({ section }) => sectionFactors[section] ?? 1;
}

/** Returns a function that weights a match by its product, if the query names one. */
function productsIn(query: string): (record: SearchRecord) => number {
  const named = products.map(({ id }): string => id).filter((id) => namesProduct(query, id));
  const isMeant = (record: SearchRecord) => record.product === '' || coversProduct(record, named);
  // Endpoints are listed once for Lockup and Flow.
  return (record) => (named.length === 0 || isMeant(record) || isChainOfIndexer(record) ? 1 : 0.4);
}
