import type { SearchRecord } from '../record';
import { type Entries, eachEntry, fieldCount, readEntries } from './entries';

/** Where a word may stand: anywhere, in what names a record, or in its title alone. */
export type Scope = 'all' | 'naming' | 'title';

/**
 * Which records hold each term, and how much it says of each. What doesn't depend on a query is computed here, into arrays
 * of numbers: a key stroke finds thousands of records, and an object for each costs more than the search.
 */
export type Postings = {
  /** Every term, in order; its place is its number. */
  terms: readonly string[];
  /** Where the postings of a term begin; they end where those of the next one begin. */
  starts: Int32Array;
  /** Numbers of records, rising within a term. */
  records: Int32Array;
  /** How much the term says of that record, by where it may stand. */
  weights: Record<Scope, Float32Array>;
};

/** What counts as much as what, by the number of a field: a title is what a record is about, its text may only mention a word. */
const boosts = [6, 2.5, 2, 4, 1] as const;

/** Reads the words of records. */
export function createPostings(records: readonly SearchRecord[]): Postings {
  const { terms, ...entries } = readEntries(records);
  const counts = countPostings(entries);
  const starts = new Int32Array(terms.length + 1);
  for (const [term, count] of counts.entries()) starts[term + 1] = (starts[term] ?? 0) + count;
  return { terms, starts, ...fill(entries, starts) };
}

/** In how many records each term stands. */
function countPostings(entries: Entries): Int32Array {
  const counts = new Int32Array(entries.termCount);
  eachEntry(entries, ({ term, isFirst }) => {
    if (isFirst) counts[term] = (counts[term] ?? 0) + 1;
  });
  return counts;
}

/** Turns entries in the order of records into postings in the order of terms. */
function fill(entries: Entries, starts: Int32Array): Pick<Postings, 'records' | 'weights'> {
  const size = starts.at(-1) ?? 0;
  const records = new Int32Array(size);
  const [all, naming, title] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  const ends = starts.slice();
  const weigh = weightsOf(entries);
  eachEntry(entries, ({ term, record, field, count, isFirst }) => {
    if (isFirst) ends[term] = (ends[term] ?? 0) + 1;
    const place = (ends[term] ?? 0) - 1;
    const weight = weigh(term, record, field, count);
    records[place] = record;
    all[place] = (all[place] ?? 0) + weight;
    if (field < 4) naming[place] = (naming[place] ?? 0) + weight;
    if (field === 0) title[place] = weight;
  });
  return { records, weights: { all, naming, title } };
}

/** How soon more of a term says no more, how much a long text says less, and what a term says at least. */
const [saturation, shortness, least] = [1.2, 0.7, 0.5];

/**
 * How much a term says that stands so often in a field of a record: much if few records have it there, and if the field is
 * short. Formula: BM25+, https://en.wikipedia.org/wiki/Okapi_BM25
 */
function weightsOf(entries: Entries) {
  const { lengths, ends, termCount } = entries;
  const total = ends.length;
  const holders = new Int32Array(termCount * fieldCount);
  eachEntry(entries, ({ term, field }) => {
    holders[term * fieldCount + field] = (holders[term * fieldCount + field] ?? 0) + 1;
  });
  const means = boosts.map((_, field) => {
    let sum = 0;
    for (let at = field; at < lengths.length; at += fieldCount) sum += lengths[at] ?? 0;
    return sum / total;
  });
  return (term: number, record: number, field: number, count: number): number => {
    const holding = holders[term * fieldCount + field] ?? 0;
    const rarity = Math.log(1 + (total - holding + 0.5) / (holding + 0.5));
    const length = (lengths[record * fieldCount + field] ?? 0) / (means[field] ?? 1);
    const often = (count * (saturation + 1)) / (count + saturation * (1 - shortness + shortness * length));
    return (boosts[field] ?? 1) * rarity * (least + often);
  };
}
