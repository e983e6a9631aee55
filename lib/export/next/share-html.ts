import { begin, end, type LeftOut, type TextRow, textRow } from '@/lib/browser/payload/fill-payload';

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

/**
 * Splits a payload into texts and the JSON rows between them, each of which ends with a newline. A text is preceded by
 * its size in bytes, so it can contain what looks like a row.
 * @param payload rows in React's flight format: `<id>:<json>\n`, `<id>:<tag><json>\n`, or `<id>:T<bytes, hex>,<text>`
 */
export function splitRows(payload: string): (string | TextRow)[] {
  const bytes = Buffer.from(payload);
  const parts: (string | TextRow)[] = [];
  // The start of the JSON rows that haven't been added to the parts yet, and the start of the next row.
  let [start, at] = [0, 0];
  while (at < bytes.length) {
    const [head, id = '', size = ''] =
      textHead.exec(bytes.subarray(at, at + longestHead).toString('latin1')) ?? [];
    if (head) {
      if (start < at) parts.push(bytes.subarray(start, at).toString());
      start = at + head.length + Number.parseInt(size, 16);
      parts.push({ id, text: bytes.subarray(at + head.length, start).toString() });
      at = start;
    } else at = bytes.indexOf('\n', at) + 1 || bytes.length;
  }
  if (start < at) parts.push(bytes.subarray(start, at).toString());
  return parts;
}

const textHead = /^([0-9a-f]+):T([0-9a-f]+),/;
const longestHead = 24;

/**
 * Removes redundant data from a payload. Next writes undefined properties of its own elements as `"name":"$undefined"`,
 * which React treats like absent ones. Crawlers only read the HTML, so the tags for social networks are removed, and
 * the structured data is emptied. Texts are unchanged.
 * @param payload rows in React's flight format
 */
export const slimPayload = (payload: string): string =>
  splitRows(payload)
    .map((part) => (typeof part === 'string' ? part.split('\n').map(slimRow).join('\n') : textRow(part)))
    .join('');

const structuredData =
  /("type":"application\/ld\+json","dangerouslySetInnerHTML":\{"__html":)"(?:[^"\\]|\\.)*"/g;

function slimRow(row: string): string {
  const slim = row.replaceAll(/,"\w+":"\$undefined"/g, '').replaceAll(structuredData, '$1""');
  const [, id, json] = /^([0-9a-f]+:)(\[.*"og:title".*\])$/.exec(slim) ?? [];
  if (!id || !json) return slim;
  return id + JSON.stringify((JSON.parse(json) as unknown[]).filter((element) => !isForCrawlers(element)));
}

/** `["$","meta","3",{"property":"og:title",…}]` */
const isForCrawlers = (element: unknown): boolean =>
  Array.isArray(element) &&
  element[1] === 'meta' &&
  /^(og|twitter):/.test(element[3]?.property ?? element[3]?.name ?? '');
