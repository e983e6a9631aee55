import type { TextRow } from './text-row';

/**
 * Splits a payload into its texts and what stands between them: rows of JSON, which end with their line. A text says how
 * many bytes it takes, so it may hold what looks like a row.
 * @param payload rows of React's flight format, as `<id>:<json>\n`, `<id>:<tag><json>\n` or `<id>:T<bytes, hex>,<text>`
 */
export function splitRows(payload: string): (string | TextRow)[] {
  const bytes = Buffer.from(payload);
  const parts: (string | TextRow)[] = [];
  // Where the rows of JSON that are not yet among the parts begin, and where the next row does.
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
