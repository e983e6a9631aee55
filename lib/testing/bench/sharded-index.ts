import { gzipSync } from 'node:zlib';
import { createPostings, type Postings } from '@/lib/search/engine/postings';
import { tokenize } from '@/lib/search/engine/tokenize';
import type { SearchRecord } from '@/lib/search/record';
import { percentile } from './search-latency';

/**
 * What a search index split into many small files would transfer: the files with the terms of a query, and those with
 * its hits.
 */
export type ShardedCost = {
  shards: number;
  /** The compressed size of all files. */
  gzip: number;
  /** Bytes for the first three letters of a word, and for a whole word. */
  partial: { median: number; p95: number };
  whole: { median: number; p95: number };
  /** Bytes of a file with the records of one page, and the number of these files. */
  page: { median: number; p95: number };
  pages: number;
};

/** The uncompressed size at which a file is closed. A term is never split. */
const shardSize = 40_000;

/** Measures such an index. Terms are sorted, so those with a common prefix are in consecutive files. */
export function weighShards(records: readonly SearchRecord[], queries: readonly string[]): ShardedCost {
  const postings = createPostings(records);
  const shards = cutShards(postings);
  const words = [...new Set(queries.flatMap((query) => tokenize(query).map(({ term }) => term)))];
  const bytesFor = (prefix: string) =>
    shards
      .filter(({ first, last }) => first.slice(0, prefix.length) <= prefix && last >= prefix)
      .reduce((sum, { gzip }) => sum + gzip, 0);
  const pages = pageSizes(records);
  return {
    shards: shards.length,
    gzip: shards.reduce((sum, { gzip }) => sum + gzip, 0),
    partial: spreadOf(words.filter((word) => word.length > 3).map((word) => bytesFor(word.slice(0, 3)))),
    whole: spreadOf(words.filter((word) => word.length > 3).map(bytesFor)),
    page: spreadOf(pages),
    pages: pages.length,
  };
}

type Shard = { first: string; last: string; gzip: number };

function cutShards({ terms, starts, records, weights }: Postings): Shard[] {
  const shards: Shard[] = [];
  let bytes: number[] = [];
  let first = 0;
  for (const [number, term] of terms.entries()) {
    bytes.push(...Buffer.from(`${term}\n`));
    let before = 0;
    for (let place = starts[number] ?? 0; place < (starts[number + 1] ?? 0); place += 1) {
      const record = records[place] ?? 0;
      pushNumber(bytes, record - before);
      // A weight in 256 steps is precise enough for ranking.
      bytes.push(Math.min(255, Math.round((weights.all[place] ?? 0) * 3)));
      before = record;
    }
    if (bytes.length < shardSize && number < terms.length - 1) continue;
    shards.push({ first: terms[first] ?? '', last: term, gzip: gzipSync(Buffer.from(bytes)).length });
    bytes = [];
    first = number + 1;
  }
  return shards;
}

/** Encodes a number in as few bytes as possible, with seven bits each. */
function pushNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>= 7;
  }
  bytes.push(rest);
}

function pageSizes(records: readonly SearchRecord[]): number[] {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const page = pages.get(record.url_without_anchor);
    if (page) page.push(record);
    else pages.set(record.url_without_anchor, [record]);
  }
  const textOf = ({ anchor, hierarchy, content, kind }: SearchRecord) => [anchor, hierarchy, content, kind];
  return [...pages.values()].map((page) => gzipSync(JSON.stringify(page.map(textOf))).length);
}

const spreadOf = (values: readonly number[]) => ({
  median: percentile(values, 0.5),
  p95: percentile(values, 0.95),
});
