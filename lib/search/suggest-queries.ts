import { nearest } from '@/lib/nearest';
import { searchIndex } from './load-client';
import type { SearchClient } from './search-client';

/** What readers ask for most; they have results as long as the site is about streams. */
const common = ['create a stream', 'withdraw', 'cancel a stream', 'deployments', 'errors'];

/**
 * Queries to try in place of one without hits, best first. Each has hits.
 * @param labels names of pages, among which a misspelled one is looked for
 * @throws what the client throws; it is asked once, for all of them
 */
export async function suggestQueries(
  client: SearchClient,
  query: string,
  { labels = [], count = 3 }: { labels?: readonly string[]; count?: number } = {},
): Promise<string[]> {
  const candidates = similarQueries(query, labels);
  const { results } = await client.search(
    candidates.map((each) => ({ indexName: searchIndex, params: { query: each, hitsPerPage: 0 } })),
  );
  const hasHits = (index: number) => {
    const result = results[index];
    return result !== undefined && 'nbHits' in result && (result.nbHits ?? 0) > 0;
  };
  return candidates.filter((_, index) => hasHits(index)).slice(0, count);
}

/** The query without one of its words, each word alone, the name of a page that looks like it, and what others ask. */
export function similarQueries(query: string, labels: readonly string[]): string[] {
  const words = query.split(/\s+/).filter((word) => word.length > 2);
  const shorter = words.length > 2 ? words.map((_, index) => words.toSpliced(index, 1).join(' ')) : [];
  const label = nearest(query, labels);
  const all = [...(label ? [label] : []), ...shorter, ...(words.length > 1 ? words : []), ...common];
  return [...new Set(all)].filter((each) => each.toLowerCase() !== query.trim().toLowerCase()).slice(0, 12);
}
