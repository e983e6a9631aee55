/** The download fails if nothing arrives for this many milliseconds. */
const stallTimeout = 10_000;

/** Fetches the search index, and aborts if the download stalls. A slow connection can take as long as it needs. */
export async function fetchIndex(address: string): Promise<ArrayBuffer> {
  const abort = new AbortController();
  const giveUp = () => abort.abort(new Error('The search index stopped downloading.'));
  let timer = setTimeout(giveUp, stallTimeout);
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, output) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, stallTimeout);
      output.enqueue(chunk);
    },
  });
  try {
    const response = await fetch(address, { signal: abort.signal });
    if (!response.ok || !response.body) throw new Error(`The search index returned ${response.status}.`);
    return await new Response(response.body.pipeThrough(watch)).arrayBuffer();
  } finally {
    clearTimeout(timer);
  }
}
