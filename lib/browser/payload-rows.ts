/** A row of a payload. Only the last one can be cut off. */
type PayloadRow = { id: string; isText: boolean; content: string; isWhole: boolean };

const newline = 10;
/** In bytes, of an ID, the tag, and a size. */
const longestHead = 24;

/**
 * Splits a payload into rows of React's flight format: `<id>:<json>\n`, `<id>:<tag><json>\n`, or `<id>:T<bytes>,<text>`.
 * Numbers are hexadecimal. The size of a text precedes it, so it can contain what looks like a row.
 * @param payload a payload, or the beginning of one
 * @returns its rows, whose contents are the payload together
 */
export function payloadRows(payload: string): PayloadRow[] {
  const bytes = new TextEncoder().encode(payload);
  const textAt = (start: number, end: number) => new TextDecoder().decode(bytes.subarray(start, end));
  const rows: PayloadRow[] = [];
  let at = 0;
  while (at < bytes.length) {
    const head = /^([\da-f]*):(?:T([\da-f]+),)?/.exec(textAt(at, at + longestHead));
    const [opening = '', id = '', size] = head ?? [];
    const end =
      size === undefined
        ? bytes.indexOf(newline, at) + 1 || bytes.length + 1
        : at + opening.length + Number.parseInt(size, 16);
    rows.push({ id, isText: size !== undefined, content: textAt(at, end), isWhole: end <= bytes.length });
    at = end;
  }
  return rows;
}
