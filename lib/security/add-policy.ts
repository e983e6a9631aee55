import { type PolicySettings, pagePolicy } from './policy';

/** A browser looks for the page's encoding in so many bytes from its start, and the policy stands before it. */
const encodingWithin = 1024;

/**
 * Writes the content security policy into a page, as the first element of its head: it holds for what comes after it.
 * @param html a finished page
 * @param hashes of its inline scripts, which the policy admits
 * @throws Error when the page has no head, or so long a policy that the page's encoding would come too late
 */
export function addPolicy(html: string, hashes: readonly string[], settings: PolicySettings): string {
  const head = '<head>';
  const start = html.indexOf(head);
  if (start < 0) throw new Error('The page has no head.');
  const policy = pagePolicy(hashes, settings);
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const result = html.slice(0, start + head.length) + element + html.slice(start + head.length);
  const [encoding] = /<meta charset="utf-8"\s*\/?>/i.exec(result) ?? [];
  if (
    !encoding ||
    Buffer.byteLength(result.slice(0, result.indexOf(encoding) + encoding.length)) > encodingWithin
  )
    throw new Error('The page tells its encoding too late: the policy before it is too long.');
  return result;
}
