import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { RequestHandler } from 'sirv';

/**
 * Calls `sirv` and keeps the process alive where `sirv` 3.0.2 would end it: a range that ends before it starts makes
 * it throw, and a file that disappears after it was listed is an error on a stream without a listener. A file whose
 * reader has gone is closed.
 */
export function serveSafely(
  serveFile: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  if (!isPlainRange(request.headers.range)) delete request.headers.range;
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
  serveFile(request, response, next);
}

/** One span from a first byte, `bytes=0-499` or `bytes=500-`. A server may answer any other range with the whole file. */
function isPlainRange(range = ''): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return first !== undefined && (!last || Number(first) <= Number(last));
}
