// What is kept says itself when and as what: no record beside it could be lost or disagree with it.
const keptAt = 'x-kept-at';
const keptBytes = 'x-kept-bytes';
const keptHash = 'x-kept-hash';

/** True of the way that a file came by, and not of the file. */
const ofTransport = ['content-encoding', 'content-length', 'transfer-encoding', 'vary', 'set-cookie'];

/** When a response was kept, in milliseconds, and the bytes that it takes; 0 for one that was kept as it came. */
export const readKept = ({ headers }: Response): { at: number; bytes: number; hash: string } => ({
  at: Number(headers.get(keptAt)) || 0,
  bytes: Number(headers.get(keptBytes)) || 0,
  hash: headers.get(keptHash) ?? '',
});

/**
 * Makes a response ready to be kept. Text takes a fifth of its room when it is compressed, and browsers don't do that.
 * @param hash of the file in the list of the whole site
 */
export async function toKept(response: Response, at: number, hash = ''): Promise<Response> {
  const body = response.body?.pipeThrough(new CompressionStream('gzip')) ?? null;
  const bytes = await new Response(body).arrayBuffer();
  const headers = new Headers(response.headers);
  for (const name of ofTransport) headers.delete(name);
  headers.set(keptAt, String(at));
  headers.set(keptBytes, String(bytes.byteLength));
  if (hash) headers.set(keptHash, hash);
  return new Response(bytes, { headers });
}

/**
 * The response as it once came, from what `toKept` made of it; a response that was kept as it came stays the same.
 * @throws Error when its bytes are garbage
 */
export async function toServed(kept: Response): Promise<Response> {
  if (!kept.headers.has(keptAt)) return kept;
  const headers = new Headers(kept.headers);
  for (const name of [keptAt, keptBytes, keptHash]) headers.delete(name);
  const body = kept.body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
  // Whole, because a page that breaks off in the middle could not be taken back.
  return new Response(await new Response(body).arrayBuffer(), { headers });
}
