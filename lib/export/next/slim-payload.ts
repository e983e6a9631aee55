import { payloadRows } from '@/lib/browser/payload-rows';

/**
 * Removes redundant data from a payload. Next writes undefined properties of its own elements as `"name":"$undefined"`,
 * which React treats like absent ones. The HTML of the first page has the elements of the head that are the same on every
 * page, and those that only crawlers read, so they're removed, and scripts are emptied. Texts are unchanged.
 * @param payload a whole payload
 * @returns the same rows without that data
 */
export const slimPayload = (payload: string): string =>
  payloadRows(payload)
    .map(({ isText, content }) => (isText ? content : slimRow(content)))
    .join('');

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
