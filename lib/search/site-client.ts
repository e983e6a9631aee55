import type { SearchParamsObject } from 'algoliasearch/lite';
import { env } from '@/lib/site/public-env';
import { readIdentifier } from './identifiers';
import type { SearchClient, SearchRequest } from './search-client';
import { toSiteResponse } from './site-response';

export type SiteClientOptions = {
  /** What to do with an empty query: `skip` (the default) returns no hits, and `ask` sends it to the engine. */
  emptyQuery?: 'skip' | 'ask';
};

/**
 * Wraps an engine with what all engines share: requests are limited to this site and language, queries are valid and
 * use the indexed form of hexadecimal numbers, and the `url` of hits is a path on this site.
 */
export function siteClient(engine: SearchClient, { emptyQuery = 'skip' }: SiteClientOptions): SearchClient {
  return {
    async search<T>(requests: SearchRequest[]) {
      const toSend = requests.filter((request) => emptyQuery === 'ask' || queryOf(request).trim() !== '');
      const responses =
        toSend.length > 0 ? (await engine.search<T>(toSend.map(toEngineRequest))).results : [];
      const answers = new Map(toSend.map((request, index) => [request, responses[index]]));
      return {
        results: requests.map((request) => toSiteResponse<T>(request, answers.get(request))),
      };
    },
  };
}

/** The hosted engine's limit. Real queries are shorter. */
const maxQueryLength = 512;

const queryOf = ({ params }: SearchRequest): string => params?.query ?? '';

function toEngineRequest({ indexName, params = {} }: SearchRequest): SearchRequest {
  return {
    indexName,
    params: { ...params, query: toEngineQuery(params.query ?? ''), facetFilters: inContext(params) },
  };
}

/** Revert data is searched by the selector of its error. */
function toEngineQuery(query: string): string {
  const identifier = readIdentifier(query);
  if (identifier) return identifier.kind === 'revert-data' ? identifier.selector : identifier.text;
  // A lone surrogate isn't a character and can't be encoded in a URL.
  return query.replace(/\p{Surrogate}/gu, '\ufffd').slice(0, maxQueryLength);
}

/** Combines the reader's filters with those of the site. */
function inContext({ facetFilters }: SearchParamsObject): NonNullable<SearchParamsObject['facetFilters']> {
  const context = ['language:en', `docusaurus_tag:${env.searchTag}`];
  if (facetFilters === undefined) return context;
  return [...(typeof facetFilters === 'string' ? [facetFilters] : facetFilters), ...context];
}
