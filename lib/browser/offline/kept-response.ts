// Metadata is in the headers of the cached response itself, so that it can't get lost or out of sync.
const keptAt = 'x-kept-at';
const keptBytes = 'x-kept-bytes';
const keptHash = 'x-kept-hash';

/** Headers that describe the transfer rather than the file. */
const transportHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'vary', 'set-cookie'];

/**
 * Returns when a response was cached, in milliseconds, and its size in bytes, which is 0 if it was cached unchanged.
 */
export const readKept = ({ headers }: Response): { at: number; bytes: number; hash: string } => ({
  at: Number(headers.get(keptAt)) || 0,
  bytes: Number(headers.get(keptBytes)) || 0,
  hash: headers.get(keptHash) ?? '',
});

/**
 * Prepares a response for the cache. It compresses the body, which reduces text to a fifth, because browsers don't
 * compress caches.
 * @param hash the file's hash in the list of the whole site
 */
export async function toKept(response: Response, at: number, hash = ''): Promise<Response> {
  const body = response.body?.pipeThrough(new CompressionStream('gzip')) ?? null;
  const bytes = await new Response(body).arrayBuffer();
  const headers = new Headers(response.headers);
  for (const name of transportHeaders) headers.delete(name);
  headers.set(keptAt, String(at));
  headers.set(keptBytes, String(bytes.byteLength));
  if (hash) headers.set(keptHash, hash);
  return new Response(bytes, { headers });
}

/**
 * Restores the original from a response that `toKept` prepared. A response that was cached unchanged is returned as is.
 * @throws if the data is corrupt
 */
export async function toServed(kept: Response): Promise<Response> {
  if (!kept.headers.has(keptAt)) return kept;
  const headers = new Headers(kept.headers);
  for (const name of [keptAt, keptBytes, keptHash]) headers.delete(name);
  const body = kept.body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
  // Read the whole body first, because an error in the middle of a page couldn't be handled anymore.
  return new Response(await new Response(body).arrayBuffer(), { headers });
}
