// Metadata is in the headers of the cached response itself, so that it can't get lost or out of sync.
const cachedAt = 'x-kept-at';
const cachedBytes = 'x-kept-bytes';

/** Headers that describe the transfer rather than the file. */
const transportHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'vary', 'set-cookie'];

/** Returns the time in milliseconds, and the size in bytes, or 0 if the response was cached unchanged. */
export const readCacheHeaders = ({ headers }: Response): { at: number; bytes: number } => ({
  at: Number(headers.get(cachedAt)) || 0,
  bytes: Number(headers.get(cachedBytes)) || 0,
});

/** Compresses a response, which reduces text to a fifth, because browsers don't compress caches. */
export async function toCached(response: Response, at: number): Promise<Response> {
  const body = response.body?.pipeThrough(new CompressionStream('gzip')) ?? null;
  const bytes = await new Response(body).arrayBuffer();
  const headers = new Headers(response.headers);
  for (const name of transportHeaders) headers.delete(name);
  headers.set(cachedAt, String(at));
  headers.set(cachedBytes, String(bytes.byteLength));
  return new Response(bytes, { headers });
}

/** Restores what `toCached` compressed. @throws if the data is corrupt */
export async function toServed(cached: Response): Promise<Response> {
  if (!cached.headers.has(cachedAt)) return cached;
  const headers = new Headers(cached.headers);
  for (const name of [cachedAt, cachedBytes]) headers.delete(name);
  const body = cached.body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
  // Read the whole body first, because an error in the middle of a page couldn't be handled anymore.
  return new Response(await new Response(body).arrayBuffer(), { headers });
}
