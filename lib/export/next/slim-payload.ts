/**
 * Removes redundant data from a payload. Next writes undefined properties of its own elements as `"name":"$undefined"`,
 * which React treats like absent ones. The HTML of the first page has the elements of the head that are the same on every
 * page, and those that only crawlers read, so they're removed, and scripts are emptied. Texts are unchanged: their size in
 * bytes precedes them, so they can contain what looks like a row.
 * @param payload rows in React's flight format: `<id>:<json>\n`, `<id>:<tag><json>\n`, or `<id>:T<bytes, hex>,<text>`
 */
export function slimPayload(payload: string): string {
  const bytes = Buffer.from(payload);
  const rows: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    const [head, size = ''] = textHead.exec(bytes.subarray(at, at + longestHead).toString('latin1')) ?? [];
    const end = head
      ? at + head.length + Number.parseInt(size, 16)
      : bytes.indexOf('\n', at) + 1 || bytes.length;
    const row = bytes.subarray(at, end).toString();
    rows.push(head ? row : slimRow(row));
    at = end;
  }
  return rows.join('');
}

const textHead = /^[0-9a-f]+:T([0-9a-f]+),/;
const longestHead = 24;

/** The text of a script. The browser has run it before React starts, and React doesn't compare it. */
const scriptText =
  /(\["\$","script",null,\{(?:"type":"application\/ld\+json",)?"dangerouslySetInnerHTML":\{"__html":)"(?:[^"\\]|\\.)*"/g;

function slimRow(row: string): string {
  const slim = row.replaceAll(/,"[\w-]+":"\$undefined"/g, '').replaceAll(scriptText, '$1""');
  const [, id, json] = /^([0-9a-f]+:)(\[\["\$","title".*\])\n$/.exec(slim) ?? [];
  if (!id || !json) return slim;
  const elements = (JSON.parse(json) as unknown[]).filter((element) => !isUnneeded(element));
  return `${id}${JSON.stringify(elements)}\n`;
}

/**
 * Whether an element of the head, such as `["$","meta","3",{"property":"og:title",…}]`, can stay as the first page has it:
 * it's the same on every page, or only crawlers read it. If React has to render the whole document again, it removes these, so the viewport isn't among them.
 */
function isUnneeded(element: unknown): boolean {
  if (!Array.isArray(element)) return false;
  const [, tag, , properties] = element;
  const { name, property, rel, type } = properties ?? {};
  if (tag === 'meta') return /^(og|twitter|docsearch):/.test(property ?? name ?? '');
  return (
    tag === 'link' && (/^(apple-touch-icon|icon|manifest)$/.test(rel) || type === 'application/atom+xml')
  );
}
