import { afterEach, expect, test, vi } from 'vitest';
import { answerFromPreloads, preloadPayload, readAwaitedPage, settleAwaitedPage } from './payloads';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  settleAwaitedPage();
});

const whole = '1:"text"\n0:{"b":"x"}\n';

/** A browser at a page, whose host has these files, and the requests that it sent. */
function openBrowser(files: Record<string, string | number> = {}) {
  const asked: string[] = [];
  const network = vi.fn(async (input: RequestInfo | URL) => {
    const { pathname, search } = new URL(String(input), 'https://docs.test');
    asked.push(pathname + search);
    const file = files[pathname] ?? 404;
    return typeof file === 'string' ? new Response(file) : new Response('', { status: file });
  });
  vi.stubGlobal('window', { location: { href: 'https://docs.test/concepts/fees' } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', network);
  return { asked, request: answerFromPreloads(network as typeof fetch) };
}

test('a payload is requested without the parameter of the router, and the home page has its own path', async () => {
  const { asked, request } = openBrowser({ '/index.txt': whole, '/concepts/nft.txt': whole });
  await request('/concepts/nft.txt?_rsc=abc');
  await request('/.txt?_rsc=abc');
  expect(asked).toEqual(['/concepts/nft.txt', '/index.txt']);
});

test('a text can have lines, and what follows it has no line of its own', async () => {
  const payload = '0:["$1","$L2"]\n1:T12,<p>1:\n0\n…\n</p>\n\n2:"end"\n';
  const { request } = openBrowser({ '/concepts/nft.txt': payload });
  expect(await (await request('/concepts/nft.txt?_rsc=1')).text()).toBe(payload);
});

test('the page of a request is awaited until it is shown', async () => {
  const { request } = openBrowser({ '/concepts/nft.txt': whole });
  await request('/concepts/nft.txt?_rsc=1');
  expect(readAwaitedPage()).toBe('/concepts/nft');
});

test('a page that fails to load leaves the page that was requested after it awaited', async () => {
  const { request } = openBrowser({ '/concepts/nft.txt': '1:"te', '/concepts/fees.txt': whole });
  const first = request('/concepts/nft.txt?_rsc=1');
  const second = request('/concepts/fees.txt?_rsc=1');
  await expect(first).rejects.toThrow('incomplete');
  await second;
  expect(readAwaitedPage()).toBe('/concepts/fees');
});

test.each([
  ['ends in the middle of a row', '1:"te'],
  ['ends with a line of a text', '0:["$1"]\n1:T14,<p>First line\n'],
  ['ends before a row that another needs', '0:["$L1"]\n'],
  ['has no root', '1:"text"\n'],
])('a payload that %s is an error, and no page is awaited', async (_, payload) => {
  const { request } = openBrowser({ '/concepts/nft.txt': payload });
  await expect(request('/concepts/nft.txt?_rsc=1')).rejects.toThrow('incomplete');
  expect(readAwaitedPage()).toBeUndefined();
});

test('an error of the host is returned, and a failed preload is requested again', async () => {
  const files: Record<string, string | number> = { '/concepts/nft.txt': 500 };
  const { asked, request } = openBrowser(files);
  preloadPayload('/concepts/nft');
  expect((await request('/concepts/nft.txt?_rsc=1')).status).toBe(500);
  expect(asked).toHaveLength(2);
});
