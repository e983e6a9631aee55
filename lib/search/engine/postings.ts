import type { SearchRecord } from '../record';
import { type Entries, eachEntry, fieldCount, readEntries } from './entries';

/** Where a word must occur: anywhere, in the title, headings, or keywords, or only in the title. */
export type Scope = 'all' | 'naming' | 'title';

/**
 * An inverted index with precomputed weights, stored in typed arrays. A keystroke matches thousands of records, and one
 * object per match would cost more than the search.
 */
export type Postings = {
  /** All terms, sorted. A term's position is its number. */
  terms: readonly string[];
  /** Where each term's postings start. They end where the next term's start. */
  starts: Int32Array;
  /** Record numbers, ascending within each term. */
  records: Int32Array;
  /** The term's weight in that record, by scope. */
  weights: Record<Scope, Float32Array>;
};

/** Weights of the fields, by number. A title says what a record is about, but its text may only mention a word. */
const boosts = [6, 2.5, 2, 4, 1] as const;

/** Builds the index. */
export function createPostings(records: readonly SearchRecord[]): Postings {
  const { terms, ...entries } = readEntries(records);
  const counts = countPostings(entries);
  const starts = new Int32Array(terms.length + 1);
  for (const [term, count] of counts.entries()) starts[term + 1] = (starts[term] ?? 0) + count;
  return { terms, starts, ...fill(entries, starts) };
}

/** Counts the records that contain each term. */
function countPostings(entries: Entries): Int32Array {
  const counts = new Int32Array(entries.termCount);
  eachEntry(entries, ({ term, isFirst }) => {
    if (isFirst) counts[term] = (counts[term] ?? 0) + 1;
  });
  return counts;
}

/** Regroups the entries from record order into term order. */
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

/** The parameters k1, b, and δ of BM25+. */
const [saturation, lengthPenalty, delta] = [1.2, 0.7, 0.5];

/**
 * Returns a function that weights a term in a field of a record. The weight is high if few records have the term in
 * that field and if the field is short. Formula: BM25+, https://en.wikipedia.org/wiki/Okapi_BM25
 */
function weightsOf(entries: Entries) {
  const { lengths, ends, termCount } = entries;
  const total = ends.length;
  const documentCounts = new Int32Array(termCount * fieldCount);
  eachEntry(entries, ({ term, field }) => {
    documentCounts[term * fieldCount + field] = (documentCounts[term * fieldCount + field] ?? 0) + 1;
  });
  const means = boosts.map((_, field) => {
    let sum = 0;
    for (let at = field; at < lengths.length; at += fieldCount) sum += lengths[at] ?? 0;
    return sum / total;
  });
  return (term: number, record: number, field: number, count: number): number => {
    const documentCount = documentCounts[term * fieldCount + field] ?? 0;
    const rarity = Math.log(1 + (total - documentCount + 0.5) / (documentCount + 0.5));
    const length = (lengths[record * fieldCount + field] ?? 0) / (means[field] ?? 1);
    const frequency =
      (count * (saturation + 1)) / (count + saturation * (1 - lengthPenalty + lengthPenalty * length));
    return (boosts[field] ?? 1) * rarity * (delta + frequency);
  };
}
