import { begin, end, type LeftOut } from '@/lib/browser/payload/fill-payload';
import { textRow } from '@/lib/browser/payload/text-row';
import { splitRows } from './rows';

/**
 * Omits the rows of a payload that are also in the page's HTML: the article, which is most of the payload. Whoever
 * needs the payload also loads the page or has it open.
 * @param html the page as it's served
 * @returns the payload with a first line that locates the omitted rows, or the original payload if there are none
 * @throws if the page's runs can't be counted
 */
export function shareHtml(payload: string, html: string): string {
  if (/<div class=html\b/.test(html)) throw new Error('The page holds what looks like a run of HTML.');
  const leftOut: LeftOut = {};
  const rest = splitRows(payload).map((part) => {
    if (typeof part === 'string') return part;
    const { id, text } = part;
    // The loader writes it as a JSON row, which must not start with a dollar sign.
    const at = text.startsWith('<') && !text.includes(begin) ? html.indexOf(begin + text + end) : -1;
    if (at < 0) return textRow(part);
    leftOut[id] = [html.slice(0, at).split(begin).length - 1, text.length];
    return '';
  });
  return Object.keys(leftOut).length > 0 ? `${JSON.stringify(leftOut)}\n${rest.join('')}` : payload;
}
