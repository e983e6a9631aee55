import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeBrowser, filesOf, origin, page, site } from '@/lib/testing/offline/browser';
import { answerRequest, unlessOffline } from './answer-request';

afterEach(() => vi.unstubAllGlobals());

const worker = {
  ...site,
  offlinePage: 'This page isn’t saved on this device <!--kept-->',
  reach: async () => true,
};

/** Sends a request to the worker, and waits for its background work to finish. */
async function ask(
  path: string,
  mode: RequestMode = 'cors',
  preload?: Response,
  destination: RequestDestination = '',
) {
  const later: Promise<unknown>[] = [];
  const request = new Request(origin + path);
  // Only browsers can create navigation requests.
  Object.defineProperty(request, 'mode', { value: mode });
  Object.defineProperty(request, 'destination', { value: destination });
  const answer = answerRequest(
    { request, preload: Promise.resolve(preload), waitUntil: (work) => later.push(work) },
    worker,
  );
  const response = await answer;
  const text = await response?.text();
  await Promise.all(later);
  if (destination) return response && { status: response.status, text, url: response.url };
  return response && { status: response.status, text };
}
const open = (path: string) => ask(path, 'navigate');

test('offline, an error response for the preload, as in Firefox, leads to the cached page', async () => {
  const browser = new FakeBrowser(filesOf('streaming'));
  await open('/docs/streaming');
  browser.isOffline = true;
  const answer = await ask('/docs/streaming', 'navigate', Response.error());
  expect(answer).toEqual({ status: 200, text: page('streaming') });
});

test('errors from the host are passed on and not replaced with cached pages', async () => {
  const browser = new FakeBrowser(filesOf('streaming'));
  await open('/docs/streaming');
  browser.host['/docs/streaming'] = 500;
  expect(await open('/docs/streaming')).toEqual({ status: 500, text: 'Broken' });
  browser.isOffline = true;
  expect((await open('/docs/streaming'))?.status).toBe(200);
});

test('a deleted page is no longer available offline', async () => {
  const browser = new FakeBrowser(filesOf('streaming'));
  await open('/docs/streaming');
  browser.host['/docs/streaming'] = 404;
  expect((await open('/docs/streaming'))?.status).toBe(404);
  browser.isOffline = true;
  expect((await open('/docs/streaming'))?.status).toBe(503);
});

test('a redirected page or an error is not cached in place of the requested page', async () => {
  const browser = new FakeBrowser({
    '/docs/moved': { leadsTo: '/docs/streaming' },
    '/docs/': { leadsTo: '/docs' },
    '/docs': page('index'),
    ...filesOf('streaming'),
  });
  for (const path of ['moved', 'missing', '']) await open(`/docs/${path}`);
  expect(await browser.paths(site.names.pages)).toEqual(['/docs/']);
});

test('a worker script keeps its requested URL, including the fragment', async () => {
  new FakeBrowser(filesOf('streaming'));
  const script = '/docs/_next/static/chunks/a.js';
  for (const time of ['from the network', 'from the cache'])
    expect(await ask(`${script}#params=1`, 'cors', undefined, 'worker'), time).toEqual({
      status: 200,
      text: 'script a',
      url: '',
    });
  new FakeBrowser(filesOf('streaming'));
  expect(await ask(script, 'cors', undefined, 'script')).toMatchObject({ url: origin + script });
});

test('a response preloaded while the worker started is used instead of a new request', async () => {
  const browser = new FakeBrowser(filesOf('streaming'));
  const early = await fetch('/docs/streaming');
  browser.asked = [];
  expect((await ask('/docs/streaming', 'navigate', early))?.text).toBe(page('streaming'));
  expect(browser.asked).not.toContain('/docs/streaming');
});

test('other hosts and other files are left to the browser', async () => {
  new FakeBrowser({});
  expect(await ask('/docs/index.json')).toBeUndefined();
  expect(await open('/elsewhere')).toBeUndefined();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = new Promise<Response>(() => {});
const after = (milliseconds: number) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('late')), milliseconds));

test('a slow response is awaited as long as the site is reachable', async () => {
  const reach = vi.fn(async () => true);
  const answer = unlessOffline(after(60_000), reach);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await (await answer).text()).toBe('late');
  expect(reach.mock.calls.length).toBeGreaterThan(3);
  expect(vi.getTimerCount()).toBe(0);
});

test('a response during a check of the connection ends the checks', async () => {
  const answer = unlessOffline(after(9_000), () => after(2_000).then(() => true));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await (await answer).text()).toBe('late');
  expect(vi.getTimerCount()).toBe(0);
});

test('a connection without any traffic counts as offline', async () => {
  const answer = unlessOffline(silent, async () => false);
  const failed = expect(answer).rejects.toThrow('can’t be reached');
  await vi.advanceTimersByTimeAsync(8_000);
  await failed;
});
