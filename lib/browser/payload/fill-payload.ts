/** The start of a run of plain HTML in `components/mdx/html.tsx`. */
export const begin = '<div class="html">';
export const end = '</div>';

/**
 * The first line of a payload with omitted rows: for each of them, the index of the page's run that contains it, and
 * its length in UTF-16 units. React's own rows never start with a brace.
 */
export type LeftOut = { [row: string]: [run: number, length: number] };

/** Whether a payload needs its page. */
export const isShared = (payload: string): boolean => payload.startsWith('{');

/**
 * Restores the rows that `shareHtml` omitted.
 * @param html the payload's page
 * @throws TypeError if the page is incomplete or doesn't match the payload
 */
export function fillPayload(payload: string, html: string): string {
  const runs = html.includes(` data-sum="${sumOf(payload)}"`) ? html.split(begin) : [];
  const start = payload.indexOf('\n') + 1;
  const rows = Object.entries(JSON.parse(payload.slice(0, start)) as LeftOut).map(([id, [place, length]]) => {
    const run = runs[place + 1];
    if (!run?.startsWith(end, length)) throw new TypeError("The page doesn't match its payload.");
    return textRow({ id, text: run.slice(0, length) });
  });
  return rows.join('') + payload.slice(start);
}

/** Computes a checksum that connects a page with its payload. The page loader uses the same algorithm. */
export function sumOf(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum = (sum * 31 + text.charCodeAt(index)) | 0;
  return sum;
}

/** A text in a payload, and the ID by which other rows refer to it. */
export type TextRow = { id: string; text: string };

/** Encodes a text as a row. */
export const textRow = ({ id, text }: TextRow): string =>
  `${id}:T${new TextEncoder().encode(text).length.toString(16)},${text}`;
