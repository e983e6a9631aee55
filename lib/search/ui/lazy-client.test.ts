import { expect, test, vi } from 'vitest';
import type { SearchClient } from '@/lib/search/search-client';
import { lazyClient } from './lazy-client';

const engine = { search: vi.fn(async () => ({ results: [] })) } satisfies SearchClient;
const ask = (query: string) => [{ indexName: 'docs', params: { query } }];

test('the engine is loaded with the first query, and only once', async () => {
  const load = vi.fn(async () => engine);
  const client = lazyClient(load);
  expect(load).not.toHaveBeenCalled();
  await Promise.all([client.search(ask('stream')), client.search(ask('hooks'))]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(engine.search.mock.calls).toEqual([[ask('stream')], [ask('hooks')]]);
});

test('a query fails if the engine fails to load, and the next query tries again', async () => {
  const load = vi.fn(async () => engine).mockRejectedValueOnce(new Error('offline'));
  const client = lazyClient(load);
  await expect(client.search(ask('stream'))).rejects.toThrow('offline');
  await expect(client.search(ask('stream'))).resolves.toEqual({ results: [] });
});

test('an empty query returns no hits without waiting, while the engine loads in the background', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const { results } = await lazyClient(load).search(ask(''));
  expect(results).toMatchObject([{ hits: [], nbHits: 0, query: '', index: 'docs' }]);
  expect(load).toHaveBeenCalledTimes(1);
});
