import { headingOf, type SearchRecord } from '../record';
import { partTermsOf, termsOf, tokenize } from './tokenize';

/** How many parts of a record are read for themselves. */
export const fieldCount = 5;

/** The terms of records as numbers: record by record, and in a record field by field. */
export type Entries = {
  term: Int32Array;
  /** How often the term stands in the field, times the number of fields, plus the field. */
  what: Int32Array;
  /** Where the entries of each record end. */
  ends: number[];
  /** How many different terms there are. */
  termCount: number;
  /** How many different terms each field of each record has. */
  lengths: Int32Array;
};

/** Reads the words of records; `terms` are all of them in order, and an entry holds the place there. */
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

/** How often each term stands there, by its number; a new one gets the next. */
function countTerms(terms: readonly string[], ids: Map<string, number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const term of terms) {
    const id = ids.get(term) ?? ids.size;
    ids.set(term, id);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Terms in order, and the place of each that was in the old order. */
function sortTerms(names: readonly string[]): { terms: string[]; places: Int32Array } {
  const order = [...names.keys()].sort((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1));
  const places = new Int32Array(names.length);
  for (const [place, id] of order.entries()) places[id] = place;
  return { terms: order.map((id) => names[id] ?? ''), places };
}

/** The terms of a record: of its title, of the parts of names in it, of what stands above it, of its keywords, of its text. */
function readFields(record: SearchRecord): string[][] {
  const { lvl1, lvl2, lvl3 } = record.hierarchy;
  const title = headingOf(record);
  const above = [lvl1, lvl2, lvl3].filter((heading) => heading && heading !== title);
  return [
    termsOf(title),
    // The parts of a name say less than words that somebody chose.
    partTermsOf(title),
    allTerms([...above, kindWord(record)].join('\n')),
    termsOf(record.keywords.join('\n')),
    allTerms(record.content),
  ];
}

const allTerms = (text: string): string[] => tokenize(text).map(({ term }) => term);

/** `WithdrawFromFlowStream event` asks for an event. */
const kindWord = ({ kind }: SearchRecord): string => (kind === 'page' || kind === 'section' ? '' : kind);

export type Entry = {
  term: number;
  record: number;
  field: number;
  count: number;
  /** The term stands in no field of the record before this one. */
  isFirst: boolean;
};

/** Visits every entry. The object is the same each time, so it must not be kept. */
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
