import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isPackedIndex, unpackIndex } from '@/lib/search/engine/pack';

/** What the built-in search finds, and what a reader transfers who opens it. */
export type IndexWeight = { records: number; gzip: number; brotli: number };

/**
 * Weighs the search index of a finished site.
 * @throws Error when there is none, or when it is of another version
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
