import { textRow } from '@/lib/browser/payload/text-row';
import { splitRows } from './rows';

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
