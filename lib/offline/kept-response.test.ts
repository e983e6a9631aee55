import { expect, test } from 'vitest';
import { readKept, toKept, toServed } from './kept-response';

const text = 'The same words again and again. '.repeat(200);
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Content-Encoding': 'br',
  Vary: 'Accept-Encoding',
};

test('a response comes out as it went in, with the headers that say something of the file', async () => {
  const served = await toServed(await toKept(new Response(text, { headers }), 5, 'hash'));
  expect(await served.text()).toBe(text);
  expect(Object.fromEntries(served.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "frame-ancestors 'none'",
  });
});

test('what is kept says when, as what, and how much room it takes: far less than its text', async () => {
  const kept = await toKept(new Response(text), 5, 'hash');
  expect(readKept(kept)).toEqual({ at: 5, bytes: expect.any(Number), hash: 'hash' });
  expect((await kept.arrayBuffer()).byteLength).toBe(readKept(kept).bytes);
  expect(readKept(kept).bytes).toBeLessThan(text.length / 5);
});

test('garbage is told', async () => {
  await expect(toServed(new Response('a', { headers: { 'x-kept-at': '1' } }))).rejects.toThrow();
});

test('a response that was kept as it came is served as it is', async () => {
  const raw = new Response('a');
  expect(await toServed(raw)).toBe(raw);
  expect(readKept(raw)).toEqual({ at: 0, bytes: 0, hash: '' });
});
