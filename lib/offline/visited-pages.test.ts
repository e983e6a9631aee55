import { afterEach, expect, test, vi } from 'vitest';
import { findKept } from './find-kept';
import { listVisited } from './list-visited';
import { filesOf, origin, StandInBrowser, site } from './stand-in/browser';
import { forget, keepShown, keepVisited, mostPages } from './visited-pages';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const visit = async (name: string, isSparing = false) =>
  keepVisited(site, `/docs/${name}`, await fetch(`/docs/${name}`), isSparing);
const textOf = async (path: string) => (await findKept(site.names, path))?.text();

test('a visited page is kept with its payload, styles, scripts and pictures', async () => {
  const browser = new StandInBrowser(filesOf('streaming'));
  await visit('streaming');
  for (const [path, text] of Object.entries(browser.host)) expect(await textOf(path)).toBe(text);
  expect(await textOf('/docs/other')).toBeUndefined();
});

test('where the reader pays for every byte, nothing is fetched to make it live', async () => {
  const browser = new StandInBrowser(filesOf('streaming'));
  await visit('streaming', true);
  expect(browser.asked).toEqual([
    '/docs/streaming',
    '/docs/_next/static/chunks/a.css',
    '/docs/images/streaming.svg',
  ]);
  expect(await textOf('/docs/streaming')).toContain('<title>streaming a</title>');
});

test('a file that does not arrive is left out, and the page is kept', async () => {
  const browser = new StandInBrowser({
    ...filesOf('streaming'),
    '/docs/_next/static/chunks/a.js': 500,
    '/docs/streaming.txt': 404,
  });
  await visit('streaming');
  expect(await browser.paths(site.names.visited)).toEqual(['/docs/streaming']);
  expect(await textOf('/docs/_next/static/chunks/a.js')).toBeUndefined();
});

test('what only leads on is not kept', async () => {
  const browser = new StandInBrowser({ '/docs/s/Flow': '<script>location.replace("/")</script>' });
  await visit('s/Flow');
  expect(await browser.paths(site.names.visited)).toEqual([]);
});

test('of many pages the ones visited last stay, each with its payload', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const names = Array.from({ length: mostPages + 2 }, (_, index) => `page-${index}`);
  const browser = new StandInBrowser(Object.assign({}, ...names.map((name) => filesOf(name))));
  for (const name of names) {
    vi.advanceTimersByTime(1000);
    await visit(name);
  }
  const kept = await browser.paths(site.names.visited);
  expect(kept).toHaveLength(mostPages * 2);
  for (const gone of ['page-0', 'page-1']) expect(kept.join()).not.toMatch(new RegExp(`${gone}[.,]`));
  expect((await listVisited(site.names, 2)).map(({ path, title }) => [path, title])).toEqual([
    [`/docs/page-${mostPages + 1}`, `page-${mostPages + 1} a`],
    [`/docs/page-${mostPages}`, `page-${mostPages} a`],
  ]);
});

test('where there is no room for a page, the oldest ones are not lost', async () => {
  const browser = new StandInBrowser({ ...filesOf('first'), ...filesOf('second') });
  await visit('first');
  browser.caches.room = 10;
  await expect(visit('second')).rejects.toThrow('No room');
  expect(await textOf('/docs/first')).toContain('first a');
});

test('a page that the reader came to by a link is fetched once, and not while it is fresh', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const browser = new StandInBrowser(filesOf('streaming'));
  const show = () => keepShown(site, `${origin}/docs/streaming?q=a#b`, false);
  await show();
  expect(await textOf('/docs/streaming')).toContain('streaming a');
  browser.asked = [];
  await show();
  expect(browser.asked).toEqual([]);
  vi.advanceTimersByTime(70_000);
  await show();
  expect(browser.asked).toContain('/docs/streaming');
});

test('a page that leads elsewhere or is an error is not taken for the page that was asked for', async () => {
  const browser = new StandInBrowser({
    '/docs/moved': { leadsTo: '/docs/streaming' },
    '/docs/': { leadsTo: '/docs' },
    '/docs': filesOf('index')['/docs/index'] ?? '',
    ...filesOf('streaming'),
  });
  for (const path of ['moved', 'missing', '']) await keepShown(site, `${origin}/docs/${path}`, true);
  expect(await browser.paths(site.names.visited)).toEqual(['/docs/']);
});

test('a page that is gone is forgotten, with its payload', async () => {
  const browser = new StandInBrowser(filesOf('streaming'));
  await visit('streaming');
  await forget(site, '/docs/streaming');
  expect(await browser.paths(site.names.visited)).toEqual([]);
});
