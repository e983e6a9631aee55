type TextRow = { id: string; text: string };

/**
 * Removes undefined properties, elements of the head that are the same on every page or only for crawlers, and texts of
 * scripts. React treats undefined properties like absent ones.
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
 * Whether an element of the head can stay as the first page has it. If React has to render the document again, it
 * removes these, so the viewport isn't among them.
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
 * Splits a payload into texts and JSON rows: `<id>:<json>\n`, `<id>:<tag><json>\n`, or `<id>:T<bytes, hex>,<text>`. A
 * text can contain what looks like a row.
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
