/** A text in a payload, and the ID by which other rows refer to it. */
type TextRow = { id: string; text: string };

/**
 * Removes redundant data from a payload. Next writes undefined properties of its own elements as `"name":"$undefined"`,
 * which React treats like absent ones. The HTML of the first page has the elements of the head that are the same on every
 * page, and those that only crawlers read, so they're removed, and scripts are emptied. Texts are unchanged.
 * @param payload rows in React's flight format
 */
export const slimPayload = (payload: string): string =>
  splitRows(payload)
    .map((part) => (typeof part === 'string' ? part.split('\n').map(slimRow).join('\n') : textRow(part)))
    .join('');

/** The text of a script. The browser has run it before React starts, and React doesn't compare it. */
const scriptText =
  /(\["\$","script",null,\{(?:"type":"application\/ld\+json",)?"dangerouslySetInnerHTML":\{"__html":)"(?:[^"\\]|\\.)*"/g;

function slimRow(row: string): string {
  const slim = row.replaceAll(/,"[\w-]+":"\$undefined"/g, '').replaceAll(scriptText, '$1""');
  const [, id, json] = /^([0-9a-f]+:)(\[\["\$","title".*\])$/.exec(slim) ?? [];
  if (!id || !json) return slim;
  return id + JSON.stringify((JSON.parse(json) as unknown[]).filter((element) => !isUnneeded(element)));
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

/** Encodes a text as a row. */
export const textRow = ({ id, text }: TextRow): string =>
  `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
