/** The download fails if nothing arrives for this many milliseconds. */
const stallTimeout = 10_000;

/**
 * Returns the search index. The page loader may have requested it, and if that failed, it's requested again.
 * @throws if the download fails or stalls; a slow connection can take as long as it needs
 */
export async function fetchIndex(address: string): Promise<ArrayBuffer> {
  const early = self.searchIndex;
  self.searchIndex = undefined;
  const abort = new AbortController();
  const { signal } = abort;
  const stalled = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  );
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
    const download = async () => {
      const first = await early;
      return first?.ok ? first : fetch(address, { signal });
    };
    const response = await Promise.race([download(), stalled]);
    if (!response.ok || !response.body) throw new Error(`The search index returned ${response.status}.`);
    return await new Response(response.body.pipeThrough(watch, { signal })).arrayBuffer();
  } finally {
    clearTimeout(timer);
  }
}
