import type { ServerResponse } from 'node:http';

/** Types that browsers would read in an old local encoding without being told; `sirv` tells it for HTML alone. */
const textTypes: Record<string, string> = {
  txt: 'text/plain;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
};

/** Files whose names change with their content. The rest of `_next/static` is named after the commit alone. */
const isHashed = (pathname: string): boolean => /^\/_next\/static\/(chunks|css|media)\//.test(pathname);

/** Code that pages show is served to be read, whatever its ending means elsewhere: `.ts` also names a kind of video. */
const isSample = (pathname: string): boolean => pathname.startsWith('/samples/');

/**
 * Adds to what `sirv` says of a file: hashed files keep for a year, everything else is asked for again each time
 * and costs a short 304 when it is unchanged.
 * @param pathname decoded path of the request, without the base path
 */
export function setFileHeaders(response: ServerResponse, pathname: string): void {
  response.setHeader(
    'Cache-Control',
    isHashed(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  const type = textTypes[isSample(pathname) ? 'txt' : pathname.slice(pathname.lastIndexOf('.') + 1)];
  if (type) response.setHeader('Content-Type', type);
}
