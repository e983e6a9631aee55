import { type PolicySettings, pagePolicy } from './policy';

/** Browsers look for the page's encoding in its first 1,024 bytes, and the policy comes before it. */
const encodingLimit = 1024;

/**
 * Adds the content security policy to a page as the first element of its head, because it applies to everything that
 * follows.
 * @param html a finished page
 * @param hashes hashes of the page's inline scripts, which the policy allows
 * @throws if the page has no head, or if the policy is so long that the page's encoding would come too late
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
    Buffer.byteLength(result.slice(0, result.indexOf(encoding) + encoding.length)) > encodingLimit
  )
    throw new Error(
      "The policy is too long: it pushes the page's encoding declaration past the first 1,024 bytes.",
    );
  return result;
}
