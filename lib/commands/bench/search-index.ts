import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isPackedIndex, unpackIndex } from '@/lib/search/engine/pack';

/** The number of search records, and the size of the index that a reader downloads to use the search. */
export type IndexWeight = { records: number; gzip: number; brotli: number };

/**
 * Measures the search index of a finished site.
 * @throws if there's no index, or if its version is incompatible
 */
export function weighSearchIndex(folder: string): IndexWeight {
  const bytes = fs.readFileSync(path.join(folder, 'search-index.json'));
  const packed: unknown = JSON.parse(bytes.toString());
  if (!isPackedIndex(packed)) throw new Error('search-index.json is of another version.');
  return {
    records: unpackIndex(packed).length,
    gzip: gzipSync(bytes).length,
    brotli: brotliCompressSync(bytes).length,
  };
}
