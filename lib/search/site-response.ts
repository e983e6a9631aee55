import type { SearchResult } from 'algoliasearch/lite';
import { readIdentifier } from './identifiers';
import type { SearchRequest } from './search-client';
import { toSitePath } from './site-path';

/** The page with the revert data decoder. */
const decoderPath = '/reference/errors';

/**
 * Adapts the engine's response for the site: with the query as the reader typed it, and without hits on other sites. If
 * the query is revert data, the error's hit links to the decoder.
 * @param answer `undefined` if no request was sent, which means no hits
 */
export function toSiteResponse<T>(
  request: SearchRequest,
  answer: SearchResult<T> | undefined,
): SearchResult<T> {
  const query = request.params?.query ?? '';
  if (!answer) return noHits(request);
  if (!('hits' in answer) || !Array.isArray(answer.hits)) return answer;
  const identifier = readIdentifier(query);
  const data = identifier?.kind === 'revert-data' ? identifier.text : undefined;
  const hits = answer.hits.flatMap((hit) => {
    const path = toSitePath(String(hit.url ?? ''));
    if (path === undefined) return [];
    const isError = data !== undefined && path.startsWith(`${decoderPath}#`);
    return [
      {
        ...hit,
        url: isError ? `${decoderPath}#data=${data}` : path,
        url_without_anchor: path.replace(/#.*/, ''),
      },
    ];
  });
  return { ...answer, query, hits };
}

function noHits<T>({ indexName, params = {} }: SearchRequest): SearchResult<T> {
  return {
    ...{ hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: params.hitsPerPage ?? 20 },
    ...(params.facets && { facets: {} }),
    ...{ exhaustiveNbHits: true, exhaustiveTypo: true, exhaustive: { nbHits: true, typo: true } },
    ...{ query: params.query ?? '', params: '', index: indexName, processingTimeMS: 0 },
  };
}
