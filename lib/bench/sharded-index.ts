import { gzipSync } from 'node:zlib';
import { createPostings, type Postings } from '@/lib/search/engine/postings';
import { tokenize } from '@/lib/search/engine/tokenize';
import type { SearchRecord } from '@/lib/search/record';
import { percentile } from './search-latency';

/** What an index in many small files would transfer: those with the terms that a query asks for, and those of its hits. */
export type ShardedCost = {
  shards: number;
  /** All of them together, compressed. */
  gzip: number;
  /** Bytes for a word of which three letters are typed, and for a whole one. */
  begun: { median: number; p95: number };
  whole: { median: number; p95: number };
  /** Bytes of a file with the records of a page, and how many of them there are. */
  page: { median: number; p95: number };
  pages: number;
};

/** A file is closed when it has so many bytes before compression; a term is never divided. */
const shardSize = 40_000;

/** Weighs such an index. Its terms stand in order, so those that begin alike stand in files that follow each other. */
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
    begun: spreadOf(words.filter((word) => word.length > 3).map((word) => bytesFor(word.slice(0, 3)))),
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
      // One of 256 steps is exact enough to put records in order.
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

/** A number in as few bytes of seven bits as it needs. */
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
