import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { RequestHandler } from 'sirv';

/**
 * Calls `sirv` and prevents crashes in `sirv` 3.0.2: it throws on a range that ends before it starts, and a file that
 * disappears after it was listed causes an unhandled stream error. Also closes the file if the client disconnects.
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

/**
 * Whether a range is a single one with a start, `bytes=0-499` or `bytes=500-`. A server may respond to any other range
 * with the whole file.
 */
function isPlainRange(range = ''): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return first !== undefined && (!last || Number(first) <= Number(last));
}
