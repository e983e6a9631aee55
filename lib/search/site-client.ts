import type { SearchParamsObject } from 'algoliasearch/lite';
import { env } from '@/lib/public-env';
import { readIdentifier } from './identifiers';
import type { SearchClient, SearchRequest } from './search-client';
import { toSiteResponse } from './site-response';

export type SiteClientOptions = {
  /** What happens without a query: `skip` (the default) answers no hits and asks nobody, `ask` asks the engine. */
  emptyQuery?: 'skip' | 'ask';
};

/**
 * Puts what is the same for every engine round one: only records of this site and language, queries that can be sent
 * anywhere, hexadecimal numbers in the form in which they are indexed, and hits whose `url` is a path of this site.
 */
export function siteClient(engine: SearchClient, { emptyQuery = 'skip' }: SiteClientOptions): SearchClient {
  return {
    async search<T>(requests: SearchRequest[]) {
      const toAsk = requests.filter((request) => emptyQuery === 'ask' || queryOf(request).trim() !== '');
      const asked = toAsk.length > 0 ? (await engine.search<T>(toAsk.map(toEngineRequest))).results : [];
      const answers = new Map(toAsk.map((request, index) => [request, asked[index]]));
      return {
        results: requests.map((request) => toSiteResponse<T>(request, answers.get(request))),
      };
    },
  };
}

/** What is longer than this is no query; the hosted engine takes no more. */
const maxQueryLetters = 512;

const queryOf = ({ params }: SearchRequest): string => params?.query ?? '';

function toEngineRequest({ indexName, params = {} }: SearchRequest): SearchRequest {
  return {
    indexName,
    params: { ...params, query: toEngineQuery(params.query ?? ''), facetFilters: inContext(params) },
  };
}

/** Revert data is found by the selector of its error. */
function toEngineQuery(query: string): string {
  const identifier = readIdentifier(query);
  if (identifier) return identifier.kind === 'revert-data' ? identifier.selector : identifier.text;
  // Half of a pair of surrogates is no letter, and no address can hold it.
  return query.replace(/\p{Surrogate}/gu, '\ufffd').slice(0, maxQueryLetters);
}

/** The filters of the reader, and those of the site. */
function inContext({ facetFilters }: SearchParamsObject): NonNullable<SearchParamsObject['facetFilters']> {
  const context = ['language:en', `docusaurus_tag:${env.searchTag}`];
  if (facetFilters === undefined) return context;
  return [...(typeof facetFilters === 'string' ? [facetFilters] : facetFilters), ...context];
}
