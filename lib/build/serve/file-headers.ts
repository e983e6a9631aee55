import type { ServerResponse } from 'node:http';
import { askAgain, headerRules } from '@/lib/build/security/headers';

/**
 * Types that `sirv` doesn't know, or sends without a charset. It only adds one for HTML, and browsers would read other
 * text files in a legacy encoding.
 */
const types: Record<string, string> = {
  txt: 'text/plain;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  ico: 'image/x-icon',
};

/**
 * Code samples are served as text, whatever their extension means elsewhere. For example, `.ts` is also a video format.
 */
const isSample = (pathname: string): boolean => pathname.startsWith('/samples/');

/**
 * Sets the headers of a file in addition to those from `sirv`: the headers of its location, and otherwise revalidation
 * on each request, which costs a small 304 response if the file is unchanged.
 * @param pathname decoded path of the request, without the base path
 */
export function setFileHeaders(response: ServerResponse, pathname: string): void {
  response.setHeader('Cache-Control', askAgain);
  for (const { path, headers } of headerRules) {
    if (path.endsWith('/') ? !pathname.startsWith(path) : pathname !== path) continue;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
  const type = types[isSample(pathname) ? 'txt' : pathname.slice(pathname.lastIndexOf('.') + 1)];
  if (type) response.setHeader('Content-Type', type);
}
