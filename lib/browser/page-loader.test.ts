import { Window } from 'happy-dom';
import { expect, test, vi } from 'vitest';
import { bundleScript } from '@/lib/export/next/bundle-script';
import { formerPreferredReleaseKey, preferredReleasesKey } from '@/lib/nav/preferred-releases';
import type { StartedCopy } from './copy-text';
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
  <nav id="contents" popover="auto"><a id="contents-link" href="#here">Here</a></nav>
  <button id="tab" role="tab"><span>npm</span></button>
  <a id="link" href="/docs/c">C</a>
  <input id="field"><h2 id="an anchor"></h2><i id="moved-anchor" class="moved-anchor"></i>`;

type Policy = { createHTML(html: string): string; createScriptURL(url: string): string | null };
type Settings = {
  data?: Record<string, string>;
  path?: string;
  /** The part of the URL after the path. */
  address?: string;
  stored?: Record<string, string>;
  served?: string | undefined;
  isFull?: boolean;
  /** The query that was saved before the search reloaded the page. */
  interrupted?: string;
};
type Script = { src: string; onerror(): void; onload(): void };

function openPage(settings: Settings = {}) {
  const window = new Window({
    url: `https://docs.test${settings.path ?? '/docs/a'}${settings.address ?? ''}`,
  });
  const { document } = window;
  document.body.innerHTML = body;
  const root = document.documentElement;
  Object.assign(root.dataset, { theme: 'dark', announcement: 'news' });
  for (const [key, value] of Object.entries(settings.stored ?? {})) window.localStorage.setItem(key, value);
  if (settings.interrupted) window.sessionStorage.setItem('search.interrupted', settings.interrupted);
  if (settings.isFull)
    vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
      throw new Error('The quota has been exceeded.');
    });

  let readyState = 'loading';
  let currentScript: object | null = { dataset: { ...data, ...settings.data } };
  const added: object[] = [];
  const requestedUrls: string[] = [];
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
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
      const text = 'served' in settings ? settings.served : payload;
      return Promise.resolve({ text: () => Promise.resolve(text ?? 'Not found') });
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
    reload,
    heard,
    find,
    root: root.dataset,
    stored: window.localStorage,
    policy: policies[0] as Policy,
    isBusy: (id: string) => Boolean((find(id) as unknown as ARIAMixin).ariaBusy),
    isSearchOpen: () => find('search').hasAttribute('open'),
    address: () => window.location.pathname + window.location.search + window.location.hash,
    flight: () => JSON.stringify((window as unknown as { __next_f?: unknown[] }).__next_f ?? []),
    scripts: () => scripts().map(({ src }) => src),
    arrive: (index: number) => scripts()[index]?.onload(),
    miss: (index: number) => scripts()[index]?.onerror(),
    /** Gives the page a clipboard, and reports each text that is copied to it. */
    allowCopies: (report: (text: Promise<string>) => void) => {
      class ClipboardItem {
        constructor(readonly types: Record<string, Promise<Blob>>) {}
      }
      const write = async ([item]: ClipboardItem[]) =>
        report((async () => (await item?.types['text/plain'])?.text() ?? '')());
      Object.defineProperty(window.navigator, 'clipboard', { value: { write }, configurable: true });
      Object.assign(window, { ClipboardItem });
    },
    /** Simulates a script that throws or that can't be parsed. */
    breakIn: (script: number | object | null) => {
      currentScript = typeof script === 'number' ? (scripts()[script] ?? null) : script;
      window.dispatchEvent(new window.Event('error'));
      currentScript = null;
    },
    /** Simulates another history entry of this document: another fragment, or a page that Next showed before. */
    goTo: (address: string) => {
      window.history.replaceState(null, '', address);
      window.dispatchEvent(new window.Event('popstate'));
    },
    parse: () => {
      readyState = 'interactive';
      document.dispatchEvent(new window.Event('DOMContentLoaded'));
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

/** Opens a page whose scripts are loading, so React may already have read the reader's stored choices. */
async function openUnderway(settings?: Settings): Promise<OpenPage> {
  const page = openParsed(settings);
  page.happen('pointermove');
  await page.settled();
  page.arrive(0);
  expect(page.scripts()).toHaveLength(2);
  return page;
}

test('nothing is requested before the first interaction', async () => {
  const page = openParsed();
  page.happen('load');
  // The pointer was already at this position when the page appeared.
  page.happen('pointermove', { movementX: 0, movementY: 0 });
  await page.settled();
  expect(page.requestedUrls).toEqual([]);
});

test.each(['pointermove', 'pointerdown', 'wheel', 'click', 'keydown', 'input', 'focusin', 'storage'])(
  '%s loads the payload and then the scripts, once',
  async (sign) => {
    const page = openParsed();
    page.happen(sign);
    page.happen(sign);
    expect(page.scripts()).toEqual([]);
    await page.settled();
    expect(page.requestedUrls).toEqual(['/docs/a.txt']);
    expect(page.flight()).toBe(JSON.stringify([[0], [1, payload]]));
    expect(page.scripts()).toEqual(['/docs/_next/static/chunks/b.js']);
    page.arrive(0);
    expect(page.scripts()).toEqual(['/docs/_next/static/chunks/b.js', '/docs/_next/static/chunks/a.js']);
    page.arrive(1);
    expect(page.scripts()).toHaveLength(2);
  },
);

test.each([
  ['doubled slashes', '/docs/a.txt', '//docs//a', '/docs/a'],
  ['a trailing slash', '/docs/a.txt', '/docs/a/', '/docs/a'],
  ['the file extension', '/docs/a.txt', '/docs/a.html', '/docs/a'],
  ['percent-encoding', '/docs/a.txt', '/docs%2F%61', '/docs/a'],
  ['the folder of the home page', '/docs/index.txt', '/docs/', '/docs'],
  ['only slashes', '/index.txt', '//', '/'],
  ['nothing', '/docs/a.txt', '/docs/a', '/docs/a'],
  ['the path of a missing page', '/docs/_not-found.txt', '/docs/none/', '/docs/none/'],
])('%s in the URL is replaced with the page’s own path before React starts', async (_, file, path, own) => {
  const page = openParsed({ data: { payload: file }, path, address: '?a=1#b%' });
  page.happen('click');
  expect(page.address()).toBe(`${path}?a=1#b%`);
  await page.settled();
  expect(page.scripts()).toHaveLength(1);
  expect(page.address()).toBe(`${own}?a=1#b%`);
});

test.each<[string, (page: OpenPage) => void]>([
  ['does not arrive', (page) => page.miss(0)],
  [
    'arrives broken',
    (page) => {
      page.breakIn(0);
      page.arrive(0);
    },
  ],
])('if a script %s, the one with React does not run', async (_, lose) => {
  const page = openParsed();
  page.happen('pointermove');
  await page.settled();
  lose(page);
  expect(page.scripts()).toEqual(['/docs/_next/static/chunks/b.js']);
});

test('a scroll only counts after the page has loaded, because the browser scrolls to the fragment before', () => {
  const page = openParsed();
  page.happen('scroll');
  expect(page.requestedUrls).toEqual([]);
  page.happen('load');
  page.happen('scroll');
  expect(page.requestedUrls).toHaveLength(1);
});

test('an interaction before the page has been parsed takes effect afterwards', () => {
  const page = openPage();
  page.happen('pointermove');
  expect(page.requestedUrls).toEqual([]);
  page.parse();
  expect(page.requestedUrls).toHaveLength(1);
});

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

test.each(['#data=0x', '#old-anchor'])(
  'changing the fragment of an open page to %s loads the scripts',
  (fragment) => {
    const page = openParsed();
    page.goTo('/docs/a#an%20anchor');
    expect(page.requestedUrls).toEqual([]);
    page.goTo(`/docs/a${fragment}`);
    expect(page.requestedUrls).toHaveLength(1);
  },
);

test.each([
  ['another query', { address: '?ref=q' }],
  ['an anchor of the page', { address: '#an%20anchor' }],
  ['an anchor that can’t be decoded', { address: '#%E0%A4%A' }],
  ['a theme and a dismissed announcement', { stored: { theme: 'dark', 'announcement.news': 'dismissed' } }],
])('%s waits for an interaction', (_, settings) => {
  expect(openParsed(settings).requestedUrls).toEqual([]);
});

test('a click or shortcut opens the search, and the next shortcut closes it', () => {
  const page = openParsed();
  expect(page.click('search-link')).toBe(true);
  expect(page.isSearchOpen()).toBe(true);
  expect(page.press('K', 'body', { metaKey: true })).toBe(true);
  expect(page.isSearchOpen()).toBe(false);
  expect(page.press('/')).toBe(true);
  expect(page.isSearchOpen()).toBe(true);
  page.happen('hydrated');
  expect(page.heard).toEqual([]);
});

test('after the search reloads the page, it reopens with the saved query', () => {
  const page = openParsed({ interrupted: 'with' });
  expect(page.isSearchOpen()).toBe(true);
  expect(page.find('search').querySelector('input')?.value).toBe('with');
  expect(page.requestedUrls).toHaveLength(1);
});

// That an empty field doesn't wait is left to the browser tests, because this DOM ignores `:placeholder-shown`.
test('Enter in a field with a text waits for React', () => {
  const page = openParsed();
  const input = page.find('search').querySelector('input');
  if (input) Object.assign(input, { id: 'query', value: 'cliff' });
  expect(page.press('Enter', 'query')).toBe(true);
  page.happen('hydrated');
  expect(page.heard).toEqual(['keydown query']);
});

test('clicks and keys are held until hydration, marked as busy, and replayed once', () => {
  const page = openParsed();
  expect(page.click('tab')).toBe(true);
  expect(page.press('End', 'tab')).toBe(true);
  expect(page.click('category')).toBe(true);
  expect(page.heard).toEqual([]);
  for (const id of ['tab', 'category']) expect(page.isBusy(id)).toBe(true);
  page.happen('hydrated');
  page.happen('hydrated');
  expect(page.heard).toEqual(['click tab', 'keydown tab', 'click category']);
  for (const id of ['tab', 'category']) expect(page.isBusy(id)).toBe(false);
  expect(page.click('tab')).toBe(false);
});

test('a copy starts during the click and gets its text after hydration', async () => {
  const page = openParsed();
  const written: Promise<string>[] = [];
  page.allowCopies((text) => written.push(text));
  page.click('theme');
  page.click('tab');
  expect(written).toHaveLength(0);
  page.click('copy');
  expect(written).toHaveLength(1);
  (page.find('copy') as unknown as StartedCopy).finish?.(new Blob(['code']));
  expect(await written[0]).toBe('code');
  page.happen('hydrated');
  expect(page.heard).toEqual(['click tab', 'click copy']);
  expect(written).toHaveLength(1);
});

test('without a clipboard, the click on a copy button is still repeated after hydration', () => {
  const page = openParsed();
  page.click('copy');
  page.happen('hydrated');
  expect(page.heard).toEqual(['click copy']);
});

test('following a link in a menu closes the menu, which would cover the target', () => {
  const page = openParsed();
  const hide = vi.fn();
  Object.assign(page.find('contents'), { hidePopover: hide });
  expect(page.click('contents-link')).toBe(false);
  expect(hide).toHaveBeenCalledOnce();
});

test.each([
  ['is from another build', `${payload}more`],
  ['does not arrive', undefined],
])(
  'if the payload %s, no script runs, but the theme and announcement controls still work',
  async (_, served) => {
    const page = openParsed({ served });
    page.happen('pointermove');
    await page.settled();
    expect(page.scripts()).toEqual([]);
    expect(page.root.lost).toBe('');
    expect(page.click('theme')).toBe(true);
    expect([page.root.theme, page.stored.getItem('theme')]).toEqual(['light', 'light']);
    page.click('dismiss');
    expect([page.root.announcement, page.stored.getItem('announcement.news')]).toEqual([
      'dismissed',
      'dismissed',
    ]);
    // Events that nothing will ever handle are left to the browser.
    expect(page.press('k', 'body', { ctrlKey: true })).toBe(false);
    expect(page.click('search-link')).toBe(false);
  },
);

const losses: [string, (page: OpenPage) => void][] = [
  ['does not arrive', (page) => page.miss(1)],
  ['arrives broken', (page) => page.breakIn(1)],
];

test.each(losses)('if a script %s, held choices are applied once and in order', async (_, lose) => {
  const page = await openUnderway();
  for (const id of ['theme', 'tab', 'dismiss', 'theme', 'theme']) expect(page.click(id)).toBe(true);
  expect([page.root.theme, page.root.announcement]).toEqual(['dark', 'news']);
  lose(page);
  expect([page.root.theme, page.root.announcement]).toEqual(['light', 'dismissed']);
  lose(page);
  page.miss(0);
  expect([page.root.theme, page.stored.getItem('theme')]).toEqual(['light', 'light']);
  expect(page.click('theme')).toBe(true);
  expect(page.root.theme).toBe('dark');
});

test.each(losses)('if a script %s, other held events are returned to the browser', async (_, lose) => {
  const page = await openUnderway();
  expect(page.click('tab')).toBe(true);
  expect(page.click('category')).toBe(true);
  lose(page);
  // The loader follows a held link with a click that only the browser handles.
  expect(page.heard).toEqual(['click category']);
  expect(page.isBusy('tab')).toBe(false);
  expect(page.click('tab')).toBe(false);
  expect(page.press('/')).toBe(false);
});

test.each(losses)('if a script %s and React starts anyway, nothing is replayed', async (_, lose) => {
  const page = await openUnderway();
  for (const id of ['theme', 'tab']) page.click(id);
  lose(page);
  page.happen('hydrated');
  expect([page.root.theme, page.heard]).toEqual(['light', []]);
  expect(page.click('theme')).toBe(false);
});

test.each(losses)('if a script %s after hydration, nothing happens twice', async (_, lose) => {
  const page = await openUnderway();
  page.click('theme');
  page.happen('hydrated');
  lose(page);
  expect([page.root.theme, page.heard]).toEqual(['dark', ['click theme']]);
});

test.each<[string, (page: OpenPage) => unknown]>([
  ['before the first interaction', () => undefined],
  ['while the payload arrives', (page) => page.click('link')],
  ['while the first script arrives', (page) => page.click('tab') && page.settled()],
  ['after loading failed', (page) => page.click('tab') && page.settled().then(() => page.miss(0))],
])(
  'going back to another page %s loads its document and runs no more scripts of this one',
  async (_, prepare) => {
    const page = openParsed();
    await prepare(page);
    const scripts = page.scripts();
    page.goTo('/docs/b?a=1#b');
    expect(page.reload).toHaveBeenCalledOnce();
    page.arrive(0);
    await page.settled();
    expect(page.scripts()).toEqual(scripts);
    expect(page.address()).toBe('/docs/b?a=1#b');
  },
);

test('going back within the page, or when React handles it, does not reload', async () => {
  const page = openParsed({ path: '/docs/a/' });
  page.goTo('/docs/a/?a=1#b');
  page.click('tab');
  await page.settled();
  page.goTo('/docs/a#c');
  page.happen('hydrated');
  page.goTo('/docs/b');
  expect(page.reload).not.toHaveBeenCalled();
  expect(page.heard).toEqual(['click tab']);
});

test('a theme that the browser can’t store does not change again when a script fails', async () => {
  const page = openParsed({ isFull: true });
  page.click('theme');
  expect(page.root.theme).toBe('light');
  await page.settled();
  page.breakIn(0);
  expect(page.root.theme).toBe('light');
});

test.each([
  ['in React, which continues', null],
  ['in a script from another host', { src: 'https://count.test/script.js', onerror: null }],
])('an error %s undoes nothing', async (_, script) => {
  const page = await openUnderway();
  page.click('tab');
  page.breakIn(script);
  expect(page.click('tab')).toBe(true);
  page.happen('hydrated');
  expect(page.heard).toEqual(['click tab', 'click tab']);
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

test('the key in the place of K opens the search on a keyboard without Latin letters', () => {
  const page = openPage();
  page.parse();
  expect(page.press('κ', 'body', { ctrlKey: true, code: 'KeyK' })).toBe(true);
  expect(page.isSearchOpen()).toBe(true);
});

test('the fragment that the reader requested last is kept for React', () => {
  const page = openPage();
  page.parse();
  page.happen('hashchange', { newURL: 'https://docs.test/docs/a#later' });
  expect(page.root.url).toBe('https://docs.test/docs/a#later');
});

test('it stays small, because every page contains it, and it contains no closing script tag', () => {
  expect(program.length).toBeLessThan(3600);
  expect(program).not.toMatch(/<\/|<!--/);
});
