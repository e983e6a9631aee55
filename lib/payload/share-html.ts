import { begin, end, type LeftOut } from './fill-payload';
import { splitRows } from './rows';
import { textRow } from './text-row';

/**
 * Leaves to the page what stands in its HTML as it is: the article, which is most of a payload. Whoever reads the payload
 * reads the page as well, or has it open.
 * @param html the page as it is served
 * @returns the payload, behind a line that tells where the rows are that it lacks; or as it was, when it lacks none
 * @throws Error when the runs of the page can't be counted
 */
export function shareHtml(payload: string, html: string): string {
  if (/<div class=html\b/.test(html)) throw new Error('The page holds what looks like a run of HTML.');
  const leftOut: LeftOut = {};
  const rest = splitRows(payload).map((part) => {
    if (typeof part === 'string') return part;
    const { id, text } = part;
    // A row of JSON, as which the loader writes it, must not begin with a dollar.
    const at = text.startsWith('<') && !text.includes(begin) ? html.indexOf(begin + text + end) : -1;
    if (at < 0) return textRow(part);
    leftOut[id] = [html.slice(0, at).split(begin).length - 1, text.length];
    return '';
  });
  return Object.keys(leftOut).length > 0 ? `${JSON.stringify(leftOut)}\n${rest.join('')}` : payload;
}
