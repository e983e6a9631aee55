import { splitRows } from './rows';
import { textRow } from './text-row';

/**
 * Takes what says nothing out of a payload: Next writes every absent property of its own elements as
 * `"name":"$undefined"`, and React reads an absent one the same. What only crawlers read stands in the HTML, which is all
 * that crawlers read: the tags of social networks go, the structured data is emptied. Texts are left as they are.
 * @param payload rows of React's flight format
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
