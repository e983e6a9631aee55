import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { filesBelow } from '@/lib/site/files-below';
import { isCompressible } from './file-types';

/** Smaller files aren't worth compressing. */
const leastBytes = 1024;

/** One file for each thread in Node's pool. */
const parallelFiles = 4;

const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);

/**
 * Writes a `.gz` and a `.br` file next to each file that's worth compressing, for servers that support precompressed
 * files. Each gets the modification time of the original, because servers derive the cache validators from it.
 * @param folder the finished export
 * @returns the number of files compressed
 */
export async function compressSite(folder: string): Promise<number> {
  const files = filesBelow(folder).filter(
    (file) => isCompressible(path.relative(folder, file)) && fs.statSync(file).size >= leastBytes,
  );
  const queue = files.values();
  await Promise.all(
    Array.from({ length: parallelFiles }, async () => {
      for (const file of queue) await compressFile(file);
    }),
  );
  return files.length;
}

async function compressFile(file: string): Promise<void> {
  const content = fs.readFileSync(file);
  const { atime, mtime } = fs.statSync(file);
  for (const [ending, compressed] of [
    ['.gz', await gzip(content, { level: 9 })],
    ['.br', await brotli(content, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length } })],
  ] as const) {
    fs.writeFileSync(file + ending, compressed);
    fs.utimesSync(file + ending, atime, mtime);
  }
}
