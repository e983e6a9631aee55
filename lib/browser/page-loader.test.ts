import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { bundleScript } from '@/lib/export/next/bundle-script';
import { formerPreferredReleaseKey, preferredReleasesKey } from '@/lib/nav/preferred-releases';
import { sumOf } from './payload-sum';

const program = bundleScript('lib/browser/page-loader.ts');
const run = new Function('window', `with (window) { ${program} }`) as (window: Window) => void;

const payload = '0:"Grüße"\n';
const data = {
  payload: '/docs/a.txt',
  sum: String(sumOf(payload)),
  from: '/docs/_next/static/chunks/',
  scripts: 'a b',
};

/** A page with the site's controls as far as the loader uses them. */
const body = `
  <dialog id="search"><input placeholder="Search"><button id="close-search" commandfor="search">×</button></dialog>
  <a id="search-link" href="/docs/search" data-early="search"><b>Search</b></a>
  <button id="theme" data-early="theme"></button>
  <button id="dismiss" data-early="dismiss"></button>
  <button id="copy" data-action="copy"></button>
  <button id="menu" popovertarget="sidebar"></button>
  <nav id="sidebar"><a id="category" href="/docs/b" data-early="">Flow</a></nav>
  <button><b id="at"></b></button>
  <nav id="contents" popover="auto"><li><a id="contents-link" href="#here">Here</a></li><li><a id="other-link" href="#an anchor">Other</a></li></nav>
  <div class="prose"><h3 id="here"></h3><table><tr><td>1</td></tr><tr id="row"><td>2</td></tr></table></div>
  <button id="tab" role="tab"><span>npm</span></button>
  <a id="link" href="/docs/c">C</a>
  <input id="field"><h2 id="an anchor"></h2><i id="moved-anchor" class="moved-anchor"></i>`;

type Policy = { createHTML(html: string): string; createScriptURL(url: string): string | null };
type Settings = {
  data?: Record<string, string>;
  /** The part of the URL after the path. */
  address?: string;
  stored?: Record<string, string>;
};
type Script = { src: string; onerror(): void; onload(): void };

function openPage(settings: Settings = {}) {
  const window = new Window({
    url: `https://docs.test/docs/a${settings.address ?? ''}`,
  });
  const { document } = window;
  document.body.innerHTML = body;
  const root = document.documentElement;
  Object.assign(root.dataset, { theme: 'dark', announcement: 'news' });
  for (const [key, value] of Object.entries(settings.stored ?? {})) window.localStorage.setItem(key, value);

  let readyState = 'loading';
  let currentScript: object | null = { dataset: { ...data, ...settings.data } };
  const added: object[] = [];
  const requestedUrls: string[] = [];
  const policies: Policy[] = [];
  Object.defineProperty(document, 'readyState', { get: () => readyState });
  Object.defineProperty(document, 'currentScript', { get: () => currentScript });
  Object.assign(document.head, { append: (element: object) => added.push(element) });
  Object.assign(document, { createElement: (name: string) => ({ name }) });
  Object.assign(window, {
    trustedTypes: { createPolicy: (_: string, policy: Policy) => policies.push(policy) },
    setTimeout: (act: (...values: unknown[]) => void, _: number, ...values: unknown[]) => act(...values),
    requestAnimationFrame: (act: () => void) => act(),
    fetch: (url: string) => {
      requestedUrls.push(url);
      return Promise.resolve({ text: () => Promise.resolve(payload) });
    },
  });
  run(window);
  currentScript = null;

  const heard: string[] = [];
  // The events that would reach React.
  for (const type of ['click', 'keydown'])
    document.addEventListener(type, ({ target }) =>
      heard.push(`${type} ${(target as unknown as Element).id}`),
    );
  const find = (id: string) => document.getElementById(id) ?? document.body;
  const scripts = () => added.filter((each) => 'name' in each && each.name === 'script') as Script[];
  /** @returns whether the loader stopped the event */
  const happen = (event: { defaultPrevented: boolean }, target: EventTarget) => {
    target.dispatchEvent(event as Event);
    return event.defaultPrevented;
  };
  return {
    requestedUrls,
    heard,
    find,
    root: root.dataset,
    policy: policies[0] as Policy,
    isBusy: (id: string) => Boolean((find(id) as unknown as ARIAMixin).ariaBusy),
    scripts: () => scripts().map(({ src }) => src),
    arrive: (index: number) => scripts()[index]?.onload(),
    miss: (index: number) => scripts()[index]?.onerror(),
    /** Simulates a script that throws or that can't be parsed. */
    breakIn: (script: number) => {
      currentScript = scripts()[script] ?? null;
      window.dispatchEvent(new window.Event('error'));
      currentScript = null;
    },
    parse: () => {
      readyState = 'interactive';
      document.dispatchEvent(new window.Event('DOMContentLoaded'));
    },
    goTo: (hash: string) => {
      window.location.hash = hash;
      window.dispatchEvent(new window.Event('popstate'));
    },
    happen: (type: string, fields: object = { movementX: 1 }) =>
      window.dispatchEvent(Object.assign(new window.Event(type), fields)),
    click: (id: string, fields: object = {}) =>
      happen(
        new window.MouseEvent('click', { bubbles: true, cancelable: true, ...fields }),
        find(id) as unknown as EventTarget,
      ),
    press: (key: string, id = 'body', fields: object = {}) =>
      happen(
        new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...fields }),
        find(id) as unknown as EventTarget,
      ),
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

type OpenPage = ReturnType<typeof openPage>;

function openParsed(settings?: Settings): OpenPage {
  const page = openPage(settings);
  page.parse();
  return page;
}

test.each([
  ['a query that the search reads', { address: '?q=a' }],
  ['revert data', { address: '?a=1&data=0x' }],
  ['revert data in a fragment that can’t be decoded', { address: '#data=0x%' }],
  ['a chosen tab and a fragment that can’t be decoded', { address: '#%', stored: { 'tabs.a': 'b' } }],
  ['an anchor that the page no longer has', { address: '#old-anchor' }],
  ['an anchor that is on another page now', { address: '#moved-anchor' }],
  ['a chosen tab', { stored: { 'tabs.package-manager': 'pnpm' } }],
  ['a chosen category', { stored: { sidebar: '{}' } }],
  ['a chosen release', { stored: { [preferredReleasesKey]: '{}' } }],
  ['a release chosen on the earlier site', { stored: { [formerPreferredReleaseKey]: 'v4.0' } }],
  ['a stored page', { data: { eager: '' } }],
])('%s loads the scripts immediately', (_, settings) => {
  expect(openParsed(settings).requestedUrls).toHaveLength(1);
});

test.each([
  ['another query', { address: '?ref=q' }],
  ['an anchor of the page', { address: '#an%20anchor' }],
  ['an anchor that can’t be decoded', { address: '#%E0%A4%A' }],
  ['a theme and a dismissed announcement', { stored: { theme: 'dark', 'announcement.news': 'dismissed' } }],
])('%s waits for an interaction', (_, settings) => {
  expect(openParsed(settings).requestedUrls).toEqual([]);
});

test.each<[string, (page: OpenPage) => boolean]>([
  ['a link', (page) => page.click('link')],
  ['a button that opens a menu', (page) => page.click('menu')],
  ['the search in a new tab', (page) => page.click('search-link', { ctrlKey: true })],
  ['a letter', (page) => page.press('k')],
  ['a slash in a field', (page) => page.press('/', 'field')],
  ['a slash with Alt', (page) => page.press('/', 'body', { altKey: true })],
  [
    'a key in the place of K that types another Latin letter',
    (page) => page.press('t', 'body', { ctrlKey: true, code: 'KeyK' }),
  ],
  ['another shortcut', (page) => page.press('k', 'body', { ctrlKey: true, shiftKey: true })],
  ['an arrow key outside tabs', (page) => page.press('ArrowLeft')],
  ['Enter in a field that has no placeholder, such as a checkbox', (page) => page.press('Enter', 'field')],
])('%s is left to the browser', (_, act) => {
  expect(act(openParsed())).toBe(false);
});

test.each(['#here', '#row'])('the contents mark the section of %s, and the row names it', (address) => {
  const { find, goTo } = openParsed({ address });
  const mark = (id: string) => (find(id) as unknown as ARIAMixin).ariaCurrent;
  expect(mark('contents-link')).toBe('true');
  expect(find('at').getAttribute('title')).toBe('Here');
  goTo('#an%20anchor');
  expect([mark('contents-link'), mark('other-link')], 'only the next section').toEqual([null, 'true']);
});

test('a script URL must be in the folder of hashed files or be the service worker', () => {
  const { policy } = openPage({ data: { also: 'https://count.test/script.js' } });
  const admitted = (url: string) => policy.createScriptURL(url) === url;
  for (const url of [
    '/docs/_next/static/chunks/a.js',
    'https://docs.test/docs/_next/static/chunks/worker.js#params=1',
    'https://count.test/script.js',
    '/docs/sw.js',
  ])
    expect(admitted(url), url).toBe(true);
  for (const url of [
    'https://evil.test/docs/_next/static/chunks/a.js',
    '//evil.test/docs/_next/static/chunks/a.js',
    '/docs/_next/static/../../samples/a.js',
    '/docs/_next/static/%2e%2e/%2e%2e/samples/a.js',
    '/docs/_next/image',
    '/docs/sw.js?a=1',
    '/docs/a/sw.js',
    '/sw.js',
    'https://evil.test/docs/sw.js',
    'https://count.test/other.js',
    'data:text/javascript,1',
    'blob:https://docs.test/1',
  ])
    expect(admitted(url), url).toBe(false);
  expect(Object.keys(policy)).toEqual(['createHTML', 'createScriptURL']);
});

test('it stays small, because every page contains it, and it contains no closing script tag', () => {
  expect(program.length).toBeLessThan(3600);
  expect(program).not.toMatch(/<\/|<!--/);
});
