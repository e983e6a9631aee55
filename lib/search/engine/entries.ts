import { headingOf, type SearchRecord } from '../record';
import { partTermsOf, termsOf, tokenize } from './tokenize';

/** How many fields of a record are indexed separately. */
export const fieldCount = 5;

/** The terms of all records, as numbers: record by record, and field by field within a record. */
export type Entries = {
  term: Int32Array;
  /** The term's count in the field, multiplied by `fieldCount`, plus the field number. */
  what: Int32Array;
  /** The end position of each record's entries. */
  ends: number[];
  /** The number of distinct terms. */
  termCount: number;
  /** The number of distinct terms in each field of each record. */
  lengths: Int32Array;
};

/** Indexes the words of records. `terms` is sorted, and entries contain positions in it. */
export function readEntries(records: readonly SearchRecord[]): Entries & { terms: string[] } {
  const ids = new Map<string, number>();
  const [term, what, ends]: [number[], number[], number[]] = [[], [], []];
  const lengths = new Int32Array(records.length * fieldCount);
  for (const [number, record] of records.entries()) {
    for (const [field, terms] of readFields(record).entries()) {
      const counts = countTerms(terms, ids);
      lengths[number * fieldCount + field] = counts.size;
      for (const [id, count] of counts) {
        term.push(id);
        what.push(count * fieldCount + field);
      }
    }
    ends.push(term.length);
  }
  const { terms, places } = sortTerms([...ids.keys()]);
  return {
    ...{ terms, ends, lengths, termCount: terms.length, what: Int32Array.from(what) },
    term: Int32Array.from(term, (id) => places[id] ?? 0),
  };
}

/** Counts terms by ID. New terms get the next ID. */
function countTerms(terms: readonly string[], ids: Map<string, number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const term of terms) {
    const id = ids.get(term) ?? ids.size;
    ids.set(term, id);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Sorts the terms, and maps each old ID to its new position. */
function sortTerms(names: readonly string[]): { terms: string[]; places: Int32Array } {
  const order = [...names.keys()].sort((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1));
  const places = new Int32Array(names.length);
  for (const [place, id] of order.entries()) places[id] = place;
  return { terms: order.map((id) => names[id] ?? ''), places };
}

/** The terms of each field: title, identifier parts in the title, headings above it, keywords, and text. */
function readFields(record: SearchRecord): string[][] {
  const { lvl1, lvl2, lvl3 } = record.hierarchy;
  const title = headingOf(record);
  const above = [lvl1, lvl2, lvl3].filter((heading) => heading && heading !== title);
  return [
    termsOf(title),
    // The parts of an identifier count less than words that an author chose.
    partTermsOf(title),
    allTerms([...above, kindWord(record)].join('\n')),
    termsOf(record.keywords.join('\n')),
    allTerms(record.content),
  ];
}

const allTerms = (text: string): string[] => tokenize(text).map(({ term }) => term);

/** Lets a query such as `WithdrawFromFlowStream event` match events. */
const kindWord = ({ kind }: SearchRecord): string => (kind === 'page' || kind === 'section' ? '' : kind);

export type Entry = {
  term: number;
  record: number;
  field: number;
  count: number;
  /** Whether this is the term's first entry in the record. */
  isFirst: boolean;
};

/** Visits every entry. It reuses a single object, so don't keep a reference to it. */
export function eachEntry({ term, what, ends, termCount }: Entries, visit: (entry: Entry) => void): void {
  const last = new Int32Array(termCount).fill(-1);
  const entry = { term: 0, record: 0, field: 0, count: 0, isFirst: true };
  let at = 0;
  for (const [record, end] of ends.entries()) {
    entry.record = record;
    for (; at < end; at += 1) {
      entry.term = term[at] ?? 0;
      entry.field = (what[at] ?? 0) % fieldCount;
      entry.count = Math.floor((what[at] ?? 0) / fieldCount);
      entry.isFirst = last[entry.term] !== record;
      last[entry.term] = record;
      visit(entry);
    }
  }
}
