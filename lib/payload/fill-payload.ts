import { sumOf } from './sum-of';
import { textRow } from './text-row';

/** How `components/mdx/html.tsx` begins a run of plain HTML. */
export const begin = '<div class="html">';
export const end = '</div>';

/**
 * What a payload leaves to its page, as its first line: which run of the page each of these rows is, counted from 0, and
 * how many UTF-16 units it has. No row of React's begins with a brace.
 */
export type LeftOut = { [row: string]: [run: number, length: number] };

/** Whether a payload needs its page. */
export const isShared = (payload: string): boolean => payload.startsWith('{');

/**
 * Puts what `shareHtml` left to the page before the rest of the payload.
 * @param html the page of the payload
 * @throws TypeError when the page is not the one of this payload, or not whole
 */
export function fillPayload(payload: string, html: string): string {
  const runs = html.includes(` data-sum="${sumOf(payload)}"`) ? html.split(begin) : [];
  const start = payload.indexOf('\n') + 1;
  const rows = Object.entries(JSON.parse(payload.slice(0, start)) as LeftOut).map(([id, [place, length]]) => {
    const run = runs[place + 1] ?? '';
    if (!run.startsWith(end, length)) throw new TypeError('The page is not the one of its payload.');
    return textRow({ id, text: run.slice(0, length) });
  });
  return rows.join('') + payload.slice(start);
}
