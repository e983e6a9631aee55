/**
 * Takes what says nothing out of a payload: Next writes every absent property of its own elements as
 * `"name":"$undefined"`, and React reads an absent one the same. Tags that only crawlers read stand in the HTML, which is
 * all that crawlers read. Texts, whose rows carry their length in bytes, are left
 * as they are.
 * @param payload rows of React's flight format, as `<id>:<json>\n`, `<id>:<tag><json>\n` or `<id>:T<bytes, hex>,<text>`
 */
export function slimPayload(payload: string): string {
  const bytes = Buffer.from(payload);
  const parts: Buffer[] = [];
  let at = 0;
  for (const text of payload.matchAll(/^[0-9a-f]+:T([0-9a-f]+),/gm)) {
    const start = Buffer.byteLength(payload.slice(0, text.index + text[0].length));
    // A text may hold what looks like a row; what lies in one was skipped with it.
    if (start < at) continue;
    const end = start + Number.parseInt(text[1] ?? '0', 16);
    parts.push(slimRows(bytes.subarray(at, start)), bytes.subarray(start, end));
    at = end;
  }
  parts.push(slimRows(bytes.subarray(at)));
  return Buffer.concat(parts).toString();
}

const slimRows = (rows: Buffer): Buffer => Buffer.from(rows.toString().split('\n').map(slimRow).join('\n'));

function slimRow(row: string): string {
  const slim = row.replaceAll(/,"\w+":"\$undefined"/g, '');
  const [, id, json] = /^([0-9a-f]+:)(\[.*"og:title".*\])$/.exec(slim) ?? [];
  if (!id || !json) return slim;
  return id + JSON.stringify((JSON.parse(json) as unknown[]).filter((element) => !isForCrawlers(element)));
}

/** `["$","meta","3",{"property":"og:title",…}]` */
const isForCrawlers = (element: unknown): boolean =>
  Array.isArray(element) &&
  element[1] === 'meta' &&
  /^(og|twitter):/.test(element[3]?.property ?? element[3]?.name ?? '');
