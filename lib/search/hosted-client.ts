import { liteClient } from 'algoliasearch/lite';
import * as z from 'zod/mini';
import { contractReleaseOf, productOf, sectionOf } from '@/lib/nav/place-of-slug';
import { groupSymbols } from './group-symbols';
import { isKind, type Kind } from './kinds';
import { levels, type SearchRecord } from './record';
import type { SearchClient, SearchRequest } from './search-types';
import { toSitePath } from './site-path';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

/**
 * Returns the hosted index as an InstantSearch client. Its responses aren't trusted, so invalid hits are dropped.
 * @param options hosts and requester, for tests
 */
export function hostedClient({
  appId,
  searchKey,
  options,
}: {
  appId: string;
  searchKey: string;
  options?: Options;
}): SearchClient {
  const client = liteClient(appId, searchKey, options);
  return {
    async search<T>(requests: SearchRequest[]) {
      const { results } = await client.search<T>(requests.map(toHostedRequest));
      return {
        results: results.map((result) => {
          if (!('hits' in result) || !Array.isArray(result.hits)) return result;
          const hits = groupHits(result.hits.flatMap((hit) => readHit(hit) ?? []));
          return { ...result, hits, ...countHits(result, hits.length) };
        }),
      };
    },
  };
}

/** InstantSearch requests counts without hits, and a single facet without a list, which the hosted engine refuses. */
function toHostedRequest({ indexName, params = {} }: SearchRequest): SearchRequest {
  const { hitsPerPage, facets } = params;
  return {
    indexName,
    params: {
      ...params,
      ...(hitsPerPage !== undefined && { hitsPerPage: Math.max(1, hitsPerPage) }),
      ...(facets !== undefined && { facets: [facets].flat() }),
    },
  };
}

type Pagination = { nbPages?: number | undefined; exhaustiveNbHits?: boolean | undefined };

/**
 * The hosted engine counts groups, which have one to three hits. The number of hits is only known if one page of results
 * has all of them.
 */
const countHits = ({ nbPages = 1, exhaustiveNbHits }: Pagination, hits: number) =>
  nbPages > 1 ? { exhaustiveNbHits: false } : { nbHits: hits, exhaustiveNbHits: exhaustiveNbHits !== false };

/** Groups the hits of one page of results, which are all that the hosted engine returns. */
const groupHits = <T extends HitFields>(hits: readonly T[]) =>
  groupSymbols(hits, (hit) => hit).map(({ match, places }) => ({
    ...match,
    ...(places.length > 1 && { places }),
  }));

const text = z.catch(z.nullable(z.string()), null);
const count = z.catch(z.coerce.number(), 0);
const noWeight = { pageRank: 0, level: 0, position: 0 };

/**
 * The format of a hit. Fields that only our records have are optional, because another crawler may have filled the
 * index. Unknown fields are preserved.
 */
const hitSchema = z.looseObject({
  objectID: z.string(),
  url: z.string(),
  anchor: text,
  type: z.catch(z.enum([...levels, 'content']), 'content'),
  hierarchy: z.object({
    lvl0: z.catch(z.string(), ''),
    lvl1: text,
    lvl2: text,
    lvl3: text,
    lvl4: text,
    lvl5: text,
    lvl6: text,
  }),
  content: z.catch(z.string(), ''),
  language: z.catch(z.string(), 'en'),
  docusaurus_tag: z.catch(z.string(), ''),
  weight: z.catch(z.object({ pageRank: count, level: count, position: count }), noWeight),
  section: z.optional(z.catch(z.string(), '')),
  product: z.optional(z.catch(z.string(), '')),
  release: z.optional(z.catch(z.string(), '')),
  kind: z.catch(z.string(), ''),
  keywords: z.catch(z.array(z.string()), []),
});

/** The fields that every hit has once it's read. */
type HitFields = Pick<SearchRecord, 'url' | 'hierarchy' | 'kind' | 'section' | 'product' | 'release'>;

/**
 * Parses a hit from an untrusted index. Fields that the DocSearch crawler doesn't set are derived from the URL.
 * @returns `undefined` if the value isn't a record
 */
export function readHit<T>(hit: T): (T & HitFields) | undefined {
  const result = hitSchema.safeParse(hit);
  if (!result.success) return undefined;
  const { kind, section, product, release, ...fields } = result.data;
  const slug = (toSitePath(fields.url) ?? '').slice(1).replace(/[?#].*/, '');
  return {
    ...hit,
    ...fields,
    kind: isKind(kind) ? kind : kindOf(fields.type),
    section: section ?? sectionOf(slug),
    product: product ?? productOf(slug),
    release: release ?? contractReleaseOf(slug),
  };
}

const kindOf = (type: string): Kind => (type === 'lvl0' || type === 'lvl1' ? 'page' : 'section');
