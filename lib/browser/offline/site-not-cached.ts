/** Why the download failed: no connection, no storage space, or an unexpected response. */
export type CacheFailure = 'connection' | 'room' | 'server';

/** The whole site couldn't be downloaded. */
export class SiteNotCached extends Error {
  readonly reason: CacheFailure;

  constructor(reason: CacheFailure, cause?: unknown) {
    super(`The site could not be kept: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** Awaits a promise and adds a reason to its failure. Abort errors are rethrown unchanged. */
export async function withReason<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    if (name === 'AbortError' || error instanceof SiteNotCached) throw error;
    throw new SiteNotCached(name === 'QuotaExceededError' ? 'room' : 'connection', error);
  }
}
