/** Why something could not be kept: no connection, no room, or an answer that isn't the file. */
export type KeepFailure = 'connection' | 'room' | 'server';

/** Says why the whole site could not be kept. */
export class SiteNotKept extends Error {
  readonly reason: KeepFailure;

  constructor(reason: KeepFailure, cause?: unknown) {
    super(`The site could not be kept: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** Waits for work, and gives its failure a reason; one that was given up stays what it is. */
export async function withReason<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    if (name === 'AbortError' || error instanceof SiteNotKept) throw error;
    throw new SiteNotKept(name === 'QuotaExceededError' ? 'room' : 'connection', error);
  }
}
