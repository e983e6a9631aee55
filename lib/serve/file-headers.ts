import type { ServerResponse } from 'node:http';
import { askAgain, hashedFolders, keepForever } from '@/lib/security/headers';

/** Types that browsers would read in an old local encoding without being told; `sirv` tells it for HTML alone. */
const textTypes: Record<string, string> = {
  txt: 'text/plain;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
};

const isHashed = (pathname: string): boolean =>
  hashedFolders.some((folder) => pathname.startsWith(`/_next/static/${folder}/`));

/** Code that pages show is served to be read, whatever its ending means elsewhere: `.ts` also names a kind of video. */
const isSample = (pathname: string): boolean => pathname.startsWith('/samples/');

/**
 * Adds to what `sirv` says of a file: hashed files keep for a year, everything else is asked for again each time
 * and costs a short 304 when it is unchanged.
 * @param pathname decoded path of the request, without the base path
 */
export function setFileHeaders(response: ServerResponse, pathname: string): void {
  response.setHeader('Cache-Control', isHashed(pathname) ? keepForever : askAgain);
  const type = textTypes[isSample(pathname) ? 'txt' : pathname.slice(pathname.lastIndexOf('.') + 1)];
  if (type) response.setHeader('Content-Type', type);
}
