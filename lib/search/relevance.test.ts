import { beforeAll, expect, test, vi } from 'vitest';
import { relevanceQueries } from '@/lib/testing/relevance/queries';
import { packIndex, unpackIndex } from './engine/pack';
import { respond } from './engine/respond';
import { createSearchIndex } from './engine/search-index';
import type { SearchRecord } from './record';
import { loadSearchRecords } from './records';
import type { SearchClient } from './search-client';
import { siteBase } from './to-records';

vi.hoisted(() => {
  process.env.NEXT_PUBLIC_SITE_URL = 'https://docs.sablier.com';
  process.env.NEXT_PUBLIC_SEARCH_TAG = 'docs-default-current';
});
const { siteClient } = await import('./site-client');

let client: SearchClient;
let records: SearchRecord[];

/** The built-in engine as readers use it, but without the worker. */
beforeAll(async () => {
  records = await loadSearchRecords();
  const index = createSearchIndex(unpackIndex(packIndex(records, siteBase())));
  const engine: SearchClient = {
    search: async (requests) =>
      JSON.parse(JSON.stringify({ results: requests.map((each) => respond(index, each)) })),
  };
  client = siteClient(engine, {});
}, 300_000);

const queries = Object.entries(relevanceQueries).flatMap(([kind, list]) =>
  list.map(([query, ...places]) => ({ kind, query, places })),
);

/** Whether a hit is at one of the places: exactly, on the page, or for `#*` anything on the page. */
function isPlace({ objectID, kind }: SearchRecord, places: readonly string[]): boolean {
  const id = objectID.replace(/~\d+$/, '');
  const [page] = id.split('#');
  const isText = kind === 'page' || kind === 'section';
  return places.some((place) => place === id || place === `${page}#*` || (isText && place === page));
}

async function search(query: string): Promise<SearchRecord[]> {
  const { results } = await client.search<SearchRecord>([
    { indexName: 'docs', params: { query, hitsPerPage: 5 } },
  ]);
  const [result] = results;
  return result && 'hits' in result && Array.isArray(result.hits) ? result.hits : [];
}

test('every expected place exists', () => {
  const ids = new Set(records.map(({ objectID }) => objectID));
  const places = queries.flatMap(({ places: expected }) =>
    expected.map((place) => place.replace(/#\*$/, '')),
  );
  expect(places.filter((place) => !ids.has(place))).toEqual([]);
});

test('the first hit is right for at least 85% of queries, and one of the first five for 97%', async () => {
  const misses: string[] = [];
  let [first, five] = [0, 0];
  for (const { kind, query, places } of queries) {
    const hits = await search(query);
    const rank = hits.findIndex((hit) => isPlace(hit, places));
    if (rank === 0) first += 1;
    else
      misses.push(
        `${kind}: "${query}" ${rank < 0 ? 'missed' : `at ${rank + 1}`}, first ${hits[0]?.objectID ?? 'nothing'}`,
      );
    if (rank >= 0) five += 1;
  }
  const rates = { first: first / queries.length, five: five / queries.length };
  process.stdout.write(
    `${queries.length} queries: first hit ${rates.first.toFixed(3)}, within five ${rates.five.toFixed(3)}\n${misses.join('\n')}\n`,
  );
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(rates.first).toBeGreaterThanOrEqual(0.85);
  expect(rates.five).toBeGreaterThanOrEqual(0.97);
});

/** Cuts the last word of the query to this many letters. */
const begunTo = (query: string, letters: number): string =>
  query.replace(/\S+$/, (word) => word.slice(0, letters));

test('three letters of the last word suffice for nine in ten queries, and five letters also do', async () => {
  // Contract names all start the same way, hexadecimal numbers are pasted, and a question's last word says little.
  const typedInFull = ['questions', 'identifiers', 'selectors, topics, and revert data', 'addresses'];
  const typed = queries.filter(({ kind }) => !typedInFull.includes(kind));
  const rateAt = async (letters: number) => {
    let found = 0;
    for (const { query, places } of typed)
      if ((await search(begunTo(query, letters))).some((hit) => isPlace(hit, places))) found += 1;
    return found / typed.length;
  };
  const rates = { three: await rateAt(3), five: await rateAt(5) };
  process.stdout.write(
    `within five after three letters of the last word ${rates.three.toFixed(3)}, after five ${rates.five.toFixed(3)}\n`,
  );
  expect(rates.three).toBeGreaterThanOrEqual(0.9);
  expect(rates.five).toBeGreaterThanOrEqual(0.9);
});
