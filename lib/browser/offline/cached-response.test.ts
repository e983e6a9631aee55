import { expect, test } from 'vitest';
import { readCacheHeaders, toCached, toServed } from './caches';

const text = 'The same words again and again. '.repeat(200);
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Content-Encoding': 'br',
  Vary: 'Accept-Encoding',
};

test('a served response equals the original, with the headers that describe the file', async () => {
  const served = await toServed(await toCached(new Response(text, { headers }), 5));
  expect(await served.text()).toBe(text);
  expect(Object.fromEntries(served.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "frame-ancestors 'none'",
  });
});

test('a cached response records its time and size, which is much smaller than its text', async () => {
  const stored = await toCached(new Response(text), 5);
  expect(readCacheHeaders(stored)).toEqual({ at: 5, bytes: expect.any(Number) });
  expect((await stored.arrayBuffer()).byteLength).toBe(readCacheHeaders(stored).bytes);
  expect(readCacheHeaders(stored).bytes).toBeLessThan(text.length / 5);
});

test('corrupt data is rejected', async () => {
  await expect(toServed(new Response('a', { headers: { 'x-kept-at': '1' } }))).rejects.toThrow();
});
