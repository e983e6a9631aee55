import { afterEach, expect, test, vi } from 'vitest';
import { fetchIndex } from './fetch-index';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['failed', undefined],
  ['was refused', new Response('', { status: 503 })],
])('if the request of the page loader %s, the index is requested again', async (_, early) => {
  vi.stubGlobal('self', { searchIndex: Promise.resolve(early) });
  vi.stubGlobal('fetch', async () => new Response('index'));
  expect(new TextDecoder().decode(await fetchIndex('/search-index.json'))).toBe('index');
});
