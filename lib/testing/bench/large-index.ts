import v8 from 'node:v8';
import vm from 'node:vm';
import { gzipSync } from 'node:zlib';
import { packIndex, unpackIndex } from '@/lib/search/engine/pack';
import { respond } from '@/lib/search/engine/respond';
import { createSearchIndex, type SearchIndex } from '@/lib/search/engine/search-index';
import type { SearchRecord } from '@/lib/search/record';
import { relevanceQueries } from '@/lib/testing/relevance/queries';
import { percentile } from './search-latency';
import { pickSpread } from './typical-pages';

/** What the built-in search costs with this many records, measured in this process without CPU throttling. */
export type LargeIndexCost = {
  records: number;
  gzip: number;
  /** Milliseconds to parse the download, and to build the index. */
  read: number;
  build: number;
  /** Bytes of memory that the index uses. */
  memory: number;
  /** Milliseconds per keystroke in the engine. */
  median: number;
  p95: number;
};

/**
 * Measures the built-in engine.
 * @param base URL of the site, without a trailing slash
 */
export function measureLargeIndex(records: readonly SearchRecord[], base: string): LargeIndexCost {
  const text = JSON.stringify(packIndex(records, base));
  const gzip = gzipSync(text).length;
  const before = usedMemory();
  const [unpacked, read] = timed(() => unpackIndex(JSON.parse(text)));
  const [index, build] = timed(() => createSearchIndex(unpacked));
  const times = typeQueries(index);
  const memory = usedMemory() - before;
  return {
    ...{ records: index.size, gzip, read, build, memory },
    ...{ median: percentile(times, 0.5), p95: percentile(times, 0.95) },
  };
}

const queryCount = 60;

/** Times some queries from the relevance tests, one keystroke at a time as in the modal. */
function typeQueries(index: SearchIndex): number[] {
  const all = Object.values(relevanceQueries).flatMap((list) => list.map(([query]) => query));
  const queries = pickSpread(all, queryCount);
  const steps = queries.flatMap((query) => [...query].map((_, end) => query.slice(0, end + 1)));
  // Warm up, because code is slow until the JIT compiles it.
  for (const query of steps.slice(0, 100)) respond(index, { indexName: 'docs', params: { query } });
  return steps.map((query) => {
    const params = { query, hitsPerPage: 12, facets: ['section', 'product'], facetFilters: ['language:en'] };
    return timed(() => respond(index, { indexName: 'docs', params }))[1];
  });
}

function timed<T>(work: () => T): [T, number] {
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
}

/** Returns the memory in use after garbage collection. */
function usedMemory(): number {
  v8.setFlagsFromString('--expose-gc');
  vm.runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
