import vm from 'node:vm';
import { expect, test } from 'vitest';
import { sumOf } from '@/lib/payload/sum-of';
import { payloadLoader } from './payload-loader';

const payload = '0:"Grüße"\n';
const data = {
  payload: '/docs/a.txt',
  sum: String(sumOf(payload)),
  from: '/docs/_next/static/chunks/',
  scripts: 'a b',
};

type Policy = { createHTML(html: string): string; createScriptURL(url: string): string | null };
type Settings = {
  data?: Record<string, string>;
  search?: string;
  hash?: string;
  stored?: Record<string, string>;
  served?: string | undefined;
  /** What the runs of plain HTML in the page hold. */
  runs?: string[];
  /** Whether the browser can keep nothing. */
  isFull?: boolean;
};

class Page extends EventTarget {
  readyState = 'loading';
}

/** As much of a page as the loader touches. */
function openPage(settings: Settings = {}) {
  const added: Record<string, unknown>[] = [];
  const asked: string[] = [];
  const policies: Policy[] = [];
  const window = new EventTarget();
  const document = Object.assign(new Page(), {
    baseURI: 'https://docs.test/docs/a',
    currentScript: { dataset: { ...data, ...settings.data } } as object | null,
    documentElement: { dataset: { theme: 'dark', announcement: 'news' } as Record<string, string> },
    head: { append: (element: Record<string, unknown>) => added.push(element) },
    createElement: (name: string) => ({ name }),
    querySelectorAll: () => (settings.runs ?? []).map((innerHTML) => ({ innerHTML })),
    getElementById: (id: string) => (id === 'old-anchor' ? null : { matches: () => id === 'an anchor' }),
  });
  const storage: Record<string, string> = { ...settings.stored };
  const globals = {
    document,
    AbortController,
    URL,
    Object,
    location: { origin: 'https://docs.test', search: settings.search ?? '', hash: settings.hash ?? '' },
    localStorage: Object.defineProperty(storage, 'setItem', {
      value: (key: string, value: string) => {
        if (settings.isFull) throw new Error('The quota has been exceeded.');
        storage[key] = value;
      },
    }),
    sessionStorage: {},
    matchMedia: () => ({ matches: false }),
    setTimeout: (act: () => void) => act(),
    addEventListener: window.addEventListener.bind(window),
    trustedTypes: { createPolicy: (_: string, policy: Policy) => policies.push(policy) },
    fetch: (url: string) => {
      asked.push(url);
      const text = 'served' in settings ? settings.served : payload;
      return Promise.resolve({ ok: text !== undefined, text: () => Promise.resolve(text) });
    },
  };
  const context = vm.createContext({ ...globals });
  vm.runInContext('var window = globalThis', context);
  vm.runInContext(payloadLoader, context);
  document.currentScript = null;
  const scripts = () =>
    added.filter(({ name }) => name === 'script') as { src: string; onerror(): void; onload(): void }[];
  return {
    storage,
    asked,
    policy: policies[0] as Policy,
    root: document.documentElement.dataset,
    flight: () =>
      vm.runInContext('self = globalThis; JSON.stringify(self.__next_f ?? [])', context) as string,
    scripts: () => scripts().map(({ src }) => src),
    arrive: (index: number) => scripts()[index]?.onload(),
    miss: (index: number) => scripts()[index]?.onerror(),
    /** What a browser does where a script breaks while it runs, or cannot be read at all. */
    breakIn: (script: number | object | null) => {
      document.currentScript = typeof script === 'number' ? (scripts()[script] ?? null) : script;
      window.dispatchEvent(new Event('error'));
      document.currentScript = null;
    },
    parse: () => {
      document.readyState = 'interactive';
      document.dispatchEvent(new Event('DOMContentLoaded'));
    },
    /** Lets an event happen on an element, and tells whether the loader kept it to itself. */
    happen: (type: string, target: object = document, fields: object = {}) => {
      const event = Object.assign(new Event(type, { cancelable: true, bubbles: true }), fields);
      Object.defineProperty(event, 'target', { value: target });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    },
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

/** An element that matches what it is told to match, and notes the events that it gets. */
function element(selector: string, dataset: Record<string, string> = {}) {
  const heard: string[] = [];
  const self: object = {
    heard,
    dataset,
    isConnected: true,
    matches: (wanted: string) => wanted.split(',').includes(selector),
    closest: (wanted: string) => (wanted === selector ? self : null),
    dispatchEvent: ({ type }: Event) => heard.push(type),
  };
  return self as { heard: string[] };
}

const button = (dataset?: Record<string, string>) => element('button:not([popovertarget])', dataset);

test('nothing is asked for before the reader does something', async () => {
  const page = openPage();
  page.parse();
  page.happen('load');
  await page.settled();
  expect(page.asked).toEqual([]);
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'click', 'keydown', 'focusin', 'storage'])(
  '%s loads the payload and then the scripts, once',
  async (sign) => {
    const page = openPage();
    page.parse();
    page.happen(sign, {});
    page.happen(sign, {});
    expect(page.scripts()).toEqual([]);
    await page.settled();
    expect(page.asked).toEqual(['/docs/a.txt']);
    expect(page.flight()).toBe(JSON.stringify([[0], [1, payload]]));
    expect(page.scripts()).toEqual(['/docs/_next/static/chunks/b.js']);
    page.arrive(0);
    expect(page.scripts()).toEqual(['/docs/_next/static/chunks/b.js', '/docs/_next/static/chunks/a.js']);
    page.arrive(1);
    expect(page.scripts()).toHaveLength(2);
  },
);

test('what the payload leaves to the page is read from the page as it is', async () => {
  const served = '{"1f":[1,9]}\n0:"{}"\n';
  const page = openPage({ served, data: { sum: String(sumOf(served)) }, runs: ['<p>a', '<p>"b"\n'] });
  page.parse();
  page.happen('click', {});
  await page.settled();
  expect(page.flight()).toBe(JSON.stringify([[0], [1, '1f:"<p>\\"b\\"\\n"\n0:"{}"\n']]));
});

test('a payload that leaves something to the page which the page does not have is left alone', async () => {
  const served = '{"1f":[1,9]}\n0:{}\n';
  const page = openPage({ served, data: { sum: String(sumOf(served)) }, runs: ['<p>a'] });
  page.parse();
  page.happen('click', {});
  await page.settled();
  expect(page.flight()).toBe('[]');
  expect(page.scripts()).toEqual([]);
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
])('when a script %s, the one that brings React does not run', async (_, lose) => {
  const page = openPage();
  page.parse();
  page.happen('pointermove');
  await page.settled();
  lose(page);
  expect(page.scripts()).toEqual(['/docs/_next/static/chunks/b.js']);
});

test('a scroll counts only after the page has loaded: before, the browser goes to a place by itself', () => {
  const page = openPage();
  page.parse();
  page.happen('scroll');
  expect(page.asked).toEqual([]);
  page.happen('load');
  page.happen('scroll');
  expect(page.asked).toHaveLength(1);
});

test('intent before the page has come to its end waits for that', () => {
  const page = openPage();
  page.happen('pointermove');
  expect(page.asked).toEqual([]);
  page.parse();
  expect(page.asked).toHaveLength(1);
});

test('an anchor that the page has waits for the reader', () => {
  const page = openPage({ hash: '#an%20anchor' });
  page.parse();
  expect(page.asked).toEqual([]);
});

test.each([
  ['a query that the search reads', { search: '?q=a' }],
  ['revert data', { search: '?a=1&data=0x' }],
  ['an anchor that the page no longer has', { hash: '#old-anchor' }],
  ['an anchor that stands on another page now', { hash: '#moved-anchor' }],
  ['a chosen tab', { stored: { 'tabs.package-manager': 'pnpm' } }],
  ['a chosen category', { stored: { sidebar: '{}' } }],
  ['a build with EAGER=1', { data: { eager: '' } }],
])('%s loads at once', (_, settings) => {
  const page = openPage(settings);
  page.parse();
  expect(page.asked).toHaveLength(1);
});

test.each([
  ['another query', { search: '?ref=q' }],
  ['a theme and a dismissed announcement', { stored: { theme: 'dark', 'announcement.news': 'dismissed' } }],
])('%s does not', (_, settings) => {
  const page = openPage(settings);
  page.parse();
  expect(page.asked).toEqual([]);
});

test.each([
  ['is of another build', `${payload}more`],
  ['does not arrive', undefined],
])('when the payload %s, no script runs, and theme and announcement still answer', async (_, served) => {
  const page = openPage({ served });
  page.parse();
  page.happen('pointermove');
  await page.settled();
  expect(page.scripts()).toEqual([]);
  expect(page.happen('click', button({ early: 'theme' }))).toBe(true);
  expect([page.root.theme, page.storage.theme]).toEqual(['light', 'light']);
  page.happen('click', button({ early: 'dismiss' }));
  expect([page.root.announcement, page.storage['announcement.news']]).toEqual(['dismissed', 'dismissed']);
  // What nobody would ever answer is left to the browser.
  expect(page.happen('keydown', element('body'), { key: 'k', ctrlKey: true })).toBe(false);
});

test('clicks and keys are kept until React is there, and repeated once', () => {
  const page = openPage();
  page.parse();
  const [tab, body] = [button(), element('body')];
  expect(page.happen('click', tab)).toBe(true);
  expect(page.happen('keydown', body, { key: 'K', metaKey: true })).toBe(true);
  expect(tab.heard).toEqual([]);
  page.happen('hydrated');
  page.happen('hydrated');
  expect([tab.heard, body.heard]).toEqual([['click'], ['keydown']]);
  expect(page.happen('click', tab)).toBe(false);
});

test('what is typed after a search shortcut is kept for the search, which opens once', () => {
  const page = openPage();
  page.parse();
  const body = element('body');
  const keys = [
    { key: '/' },
    { key: 'a' },
    { key: '/' },
    { key: 'k', ctrlKey: true },
    { key: 'X', shiftKey: true },
  ];
  for (const key of [...keys, { key: 'Backspace' }, { key: '😀' }]) {
    expect(page.happen('keydown', body, key), key.key).toBe(true);
  }
  for (const key of [{ key: 'a', ctrlKey: true }, { key: 'a', altKey: true }, { key: 'Tab' }, { key: 'F5' }])
    expect(page.happen('keydown', body, key), key.key).toBe(false);
  page.happen('hydrated');
  expect([page.root.typed, body.heard]).toEqual(['a/😀', ['keydown']]);
});

test('what was typed is let go when a script is lost', async () => {
  const page = await openUnderway();
  page.happen('keydown', element('body'), { key: '/' });
  page.happen('keydown', element('body'), { key: 'a' });
  page.breakIn(1);
  expect(page.happen('keydown', element('body'), { key: 'b' })).toBe(false);
  page.happen('hydrated');
  expect(page.root.typed).toBeUndefined();
});

type OpenPage = ReturnType<typeof openPage>;

/** A page whose scripts are on their way: React may already have read what the reader chose before. */
async function openUnderway(settings?: Settings) {
  const page = openPage(settings);
  page.parse();
  page.happen('pointermove');
  await page.settled();
  page.arrive(0);
  expect(page.scripts()).toHaveLength(2);
  return page;
}

const losses: [string, (page: OpenPage) => void][] = [
  ['does not arrive', (page) => page.miss(1)],
  ['arrives broken', (page) => page.breakIn(1)],
];

test.each(losses)('when a script %s, what needs no framework is done, once and in order', async (_, lose) => {
  const page = await openUnderway();
  const [toggle, dismiss, tab] = [button({ early: 'theme' }), button({ early: 'dismiss' }), button()];
  for (const clicked of [toggle, tab, dismiss]) expect(page.happen('click', clicked)).toBe(true);
  expect(page.root).toEqual({ theme: 'dark', announcement: 'news' });
  lose(page);
  expect(page.root).toEqual({ theme: 'light', announcement: 'dismissed' });
  expect(Object.keys(page.storage)).toEqual(['theme', 'announcement.news']);
});

test.each(losses)('when a script %s, the theme changes once for each click', async (_, lose) => {
  const page = await openUnderway();
  const toggle = button({ early: 'theme' });
  const themes = [1, 2, 3].map(() => {
    page.happen('click', toggle);
    return page.root.theme;
  });
  expect(themes).toEqual(['dark', 'dark', 'dark']);
  lose(page);
  expect([page.root.theme, page.storage.theme]).toEqual(['light', 'light']);
  lose(page);
  page.miss(0);
  expect(page.root.theme).toBe('light');
  expect(page.happen('click', toggle)).toBe(true);
  expect(page.root.theme).toBe('dark');
});

test.each(losses)(
  'when a script %s, buttons that need React are given back to the browser',
  async (_, lose) => {
    const page = await openUnderway();
    const tab = button();
    expect(page.happen('click', tab)).toBe(true);
    lose(page);
    expect(page.happen('click', tab)).toBe(false);
    expect(page.happen('keydown', element('body'), { key: '/' })).toBe(false);
    expect(tab.heard).toEqual([]);
  },
);

test.each(losses)('when a script %s and React comes after all, nothing is repeated', async (_, lose) => {
  const page = await openUnderway();
  const [toggle, tab] = [button({ early: 'theme' }), button()];
  for (const clicked of [toggle, tab]) page.happen('click', clicked);
  lose(page);
  page.happen('hydrated');
  expect([page.root.theme, toggle.heard, tab.heard]).toEqual(['light', [], []]);
  expect(page.happen('click', toggle)).toBe(false);
});

test.each(losses)('when a script %s after React is there, nothing is done again', async (_, lose) => {
  const page = await openUnderway();
  const toggle = button({ early: 'theme' });
  page.happen('click', toggle);
  page.happen('hydrated');
  lose(page);
  expect([page.root.theme, toggle.heard]).toEqual(['dark', ['click']]);
  expect(page.happen('click', toggle)).toBe(false);
});

test('a theme that the browser cannot keep does not change again when a script breaks', async () => {
  const page = openPage({ isFull: true });
  page.parse();
  page.happen('click', button({ early: 'theme' }));
  expect(page.root.theme).toBe('light');
  await page.settled();
  page.breakIn(0);
  expect(page.root.theme).toBe('light');
});

test.each([
  ['in React, which goes on', null],
  ['in the script of another host', { src: 'https://count.test/script.js', onerror: null }],
])('an error %s takes nothing back', async (_, script) => {
  const page = await openUnderway();
  const tab = button();
  page.happen('click', tab);
  page.breakIn(script);
  expect(page.happen('click', tab)).toBe(true);
  page.happen('hydrated');
  expect(tab.heard).toEqual(['click', 'click']);
});

test.each([
  ['a click beside all buttons', 'click', element('a'), {}],
  ['a letter', 'keydown', element('body'), { key: 'k' }],
  ['a slash in a field', 'keydown', element('input'), { key: '/' }],
  ['the shortcut of something else', 'keydown', element('body'), { key: 'k', ctrlKey: true, shiftKey: true }],
  ['an arrow outside of tabs', 'keydown', element('body'), { key: 'ArrowLeft' }],
])('%s stays the browser’s', (_, type, target, fields) => {
  const page = openPage();
  page.parse();
  expect(page.happen(type, target, fields)).toBe(false);
});

test('a script may come from the folder of hashed files, be the service worker, and come from nowhere else', () => {
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

test('the loader stays small, and nothing in it ends the script', () => {
  expect(payloadLoader.length).toBeLessThan(3250);
  expect(payloadLoader).not.toMatch(/<\/|<!--|\n/);
});
