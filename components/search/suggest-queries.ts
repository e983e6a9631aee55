import { commonQueries } from '@/content/search';
import { nearest } from '@/lib/markup/nearest';
import { searchIndex } from '@/lib/search/search-client';
import type { SearchClient } from '@/lib/search/search-types';

/**
 * Suggests up to three alternatives to a query without hits, best first. Each of them has hits.
 * @param labels page names to compare with a misspelled query
 * @throws any error from the client, which receives a single request
 */
export async function suggestQueries(
  client: SearchClient,
  query: string,
  labels: readonly string[],
): Promise<string[]> {
  const candidates = similarQueries(query, labels);
  const { results } = await client.search(
    candidates.map((each) => ({ indexName: searchIndex, params: { query: each, hitsPerPage: 0 } })),
  );
  const hasHits = (index: number) => {
    const result = results[index];
    return result !== undefined && 'nbHits' in result && (result.nbHits ?? 0) > 0;
  };
  return candidates.filter((_, index) => hasHits(index)).slice(0, 3);
}

/**
 * Returns candidates: the query without one of its words, each word on its own, the page name that's most similar, and
 * common queries.
 */
export function similarQueries(query: string, labels: readonly string[]): string[] {
  const words = query.split(/\s+/).filter((word) => word.length > 2);
  const shorter = words.length > 2 ? words.map((_, index) => words.toSpliced(index, 1).join(' ')) : [];
  const label = nearest(query, labels);
  const all = [...(label ? [label] : []), ...shorter, ...(words.length > 1 ? words : []), ...commonQueries];
  return [...new Set(all)].filter((each) => each.toLowerCase() !== query.trim().toLowerCase()).slice(0, 12);
}
