import type { TextRow } from '@/lib/browser/payload/text-row';

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
