// What readers do most, in the same words for every engine.
import { expect } from '@playwright/test';
import type { FrontServer } from '../front-server';
import { until } from '../processes';
import type { Engine } from './engine';

const phone = [390, 844] as const;
export const desktop = [1280, 900] as const;

/** A page of a contract, whose functions have calls in several languages. */
const contract = '/reference/lockup/periphery/contract.SablierV2MerkleLL';

type Visit = { engine: Engine; front: FrontServer; goTo: (path: string) => Promise<void> };
type Interaction = {
  name: string;
  size?: readonly [number, number];
  act: (visit: Visit) => Promise<void>;
};

const has = (engine: Engine, selector: string) => () =>
  engine.run<boolean>(`return document.querySelector(${JSON.stringify(selector)}) !== null`);
const isOpen = (engine: Engine, selector: string) => () =>
  engine.run<boolean>(`return document.querySelector(${JSON.stringify(selector)}).matches(':popover-open')`);
const heading = (engine: Engine) => engine.run<string>("return document.querySelector('h1').textContent");
const status = (engine: Engine) =>
  engine.run<string>(
    "return [...document.querySelectorAll('[role=status]')].map((e) => e.textContent).join()",
  );
/** Whether React handles events. */
const wake = async (engine: Engine) => {
  await engine.run(
    "window.addEventListener('hydrated', () => (document.documentElement.dataset.isLive = ''))",
  );
  await engine.run("window.dispatchEvent(new Event('wheel'))");
  await until('the page is hydrated', has(engine, '[data-is-live]'));
};

export const interactions: Interaction[] = [
  {
    name: 'copying code as the first touch',
    act: async ({ engine, goTo }) => {
      await goTo('/guides/lockup/examples/local-environment');
      await engine.click('figure.code [data-action="copy"]');
      await until('the page says that it copied', async () => /Copied/.test(await status(engine)));
    },
  },
  {
    name: 'copying the page as the first touch',
    act: async ({ engine, goTo }) => {
      await goTo('/concepts/streaming');
      await engine.click('[data-action="copy-page"]');
      await until('the page says that it copied', async () => /Copied the page/.test(await status(engine)));
    },
  },
  {
    name: 'the drawer of a phone',
    size: phone,
    act: async ({ engine, goTo }) => {
      await goTo('/concepts/lockup/hooks');
      await engine.click('header [popovertarget="sidebar"]');
      await until('the drawer is open', isOpen(engine, '#sidebar'));
      const isReadable = () =>
        engine.run<boolean>(`
          const { left, top, width } = document.querySelector('#sidebar [aria-current=page]').getBoundingClientRect();
          return left >= 0 && width > 50 && document.elementFromPoint(left + 9, top + 9)?.closest('#sidebar') !== null;`);
      await until('its links are where the reader sees them', isReadable);
      await engine.click('#sidebar [popovertarget="sidebar"]');
      await until('the drawer is closed', async () => !(await isOpen(engine, '#sidebar')()));
    },
  },
  {
    name: 'pages as narrow as a phone',
    size: phone,
    act: async ({ engine, goTo }) => {
      for (const path of [
        '/',
        '/concepts/fees',
        '/guides/flow/deployments',
        contract,
        '/api/flow/envio/queries',
      ]) {
        await goTo(path);
        const [width = 0, scrolled = 0] = await engine.run<number[]>(
          'return [innerWidth, document.scrollingElement.scrollWidth]',
        );
        expect(width, 'the width of the window').toBeLessThanOrEqual(Math.max(phone[0], engine.narrowest));
        expect(scrolled, `${path} is as wide as the window`).toBeLessThanOrEqual(width);
      }
    },
  },
  {
    name: 'the search',
    act: async ({ engine, goTo }) => {
      await goTo('/concepts/streaming');
      await engine.click('header a[data-early="search"]');
      await engine.type('withdraw');
      await until('there are results', has(engine, '#search [role=option]'));
      expect(await engine.run("return document.querySelector('#search input').value")).toBe('withdraw');
    },
  },
  {
    name: 'the theme',
    act: async ({ engine, goTo }) => {
      await goTo('/concepts/streaming');
      const theme = () =>
        engine.run<string>('return getComputedStyle(document.documentElement).backgroundColor');
      const before = await theme();
      await engine.click('[data-early="theme"]');
      await until('the colors change', async () => (await theme()) !== before);
      await goTo('/concepts/streaming');
      expect(await theme()).not.toBe(before);
      await engine.run('localStorage.clear()');
    },
  },
  {
    name: 'the calls of a contract',
    act: async ({ engine, goTo }) => {
      await goTo(contract);
      const widths = await engine.run<number[]>(`
        const call = document.querySelector('.call:has(details[open])');
        return [call, call.querySelector('details[open] pre')].map((each) => each.getBoundingClientRect().width);`);
      expect(widths[1], 'the open call is as wide as its box').toBeGreaterThan((widths[0] ?? 0) * 0.85);
    },
  },
  {
    name: 'back, and the scroll position',
    act: async ({ engine, goTo }) => {
      await goTo('/concepts/lockup/overview');
      await wake(engine);
      await engine.run('window.scrollTo(0, 600)');
      await until('the page is scrolled', async () => (await engine.run<number>('return scrollY')) > 500);
      await engine.run('document.querySelector(\'#sidebar a[href$="/concepts/fees"]\').click()');
      await until('the other page is shown', async () => (await heading(engine)) === 'Fees');
      // Not the driver's command, for which WebKit's waits for a page to load.
      await engine.run('history.back()');
      await until('the page is back', async () => /Lockup/.test(await heading(engine)));
      await until('it is scrolled', async () => (await engine.run<number>('return scrollY')) > 500);
    },
  },
  {
    name: 'tabs',
    act: async ({ engine, goTo }) => {
      await goTo('/guides/lockup/examples/local-environment');
      await engine.click('[role=tab][aria-selected=false]');
      const selected = () =>
        engine.run<string>("return document.querySelectorAll('[role=tab]')[1].ariaSelected");
      await until('the second tab is selected', async () => (await selected()) === 'true');
      await engine.run('localStorage.clear()');
    },
  },
  {
    name: 'the decoder of errors',
    act: async ({ engine, goTo }) => {
      await goTo(`/reference/errors#data=0xe21c1431${'7'.padStart(64, '0')}`);
      const decoded = () =>
        engine.run<string>('return document.querySelector(\'[aria-label="Decoded revert data"]\').innerText');
      await until('the error is decoded', async () =>
        /_Null.*streamId\s*uint256\s*7\b/s.test(await decoded()),
      );
    },
  },
  {
    name: 'pages as they print',
    act: async ({ engine, front, goTo }) => {
      // No driver of WebKit prints, so the screen gets the rules for paper.
      front.change = (path, text) =>
        path.endsWith('.css')
          ? text().replaceAll(/@media[^{]*/g, (media) =>
              media.replaceAll('screen', 'speech').replaceAll('print', 'screen'),
            )
          : undefined;
      await goTo('/concepts/lockup/overview');
      const [shown, hidden] = await engine.run<string[][]>(`
        const parts = ['h1', 'main h2', 'header', 'footer', '#sidebar', '#contents'];
        const isShown = (part) => document.querySelector(part).getClientRects().length > 0;
        return [parts.filter(isShown), parts.filter((part) => !isShown(part))];`);
      expect(shown).toEqual(['h1', 'main h2']);
      expect(hidden).toEqual(['header', 'footer', '#sidebar', '#contents']);
      expect(
        await engine.run("return document.querySelector('main').getBoundingClientRect().width"),
      ).toBeGreaterThan(1100);
    },
  },
  {
    name: 'reading without scripts',
    act: async ({ engine, front, goTo }) => {
      front.change = (path, text) =>
        /\.js$/.test(path) ? 404 : isPage(path) ? text().replace(/<script\b.*?<\/script>/gs, '') : undefined;
      await goTo('/concepts/streaming');
      await engine.click('#sidebar a[href$="/concepts/use-cases"]');
      await until('the link leads to its page', async () => (await heading(engine)) === 'Use cases');
    },
  },
  {
    name: 'reading and navigating without popovers',
    size: phone,
    act: async ({ engine, front, goTo }) => {
      front.change = (path, text) => {
        if (isPage(path))
          return text().replaceAll('popover="auto"', 'data-popover').replaceAll('popoverTarget', 'data-t');
        if (path.endsWith('.css'))
          return text()
            .replaceAll(/@supports not selector\(:popover-open\)/g, '@supports (display:block)')
            .replaceAll('[popover]', '[data-popover]')
            .replaceAll('[popovertarget]', '[popovertarget],[data-t]');
        if (path.endsWith('.js'))
          return text()
            .replaceAll(/(["'`])popover\1 ?in HTMLElement/g, '"none"in HTMLElement')
            .replaceAll(':popover-open', ':popover-unknown');
        return undefined;
      };
      await goTo('/concepts/lockup/hooks');
      await wake(engine);
      expect(await heading(engine)).toBe('Hooks');
      const covered = await engine.run<string[]>(`
        return ['h1', '#sidebar', '#contents'].filter((selector) => {
          const element = document.querySelector(selector);
          return getComputedStyle(element).display === 'none' || getComputedStyle(element).position === 'fixed';
        });`);
      expect(covered, 'parts that are hidden or cover the text').toEqual([]);
      const edges = await engine.run<number[]>(
        "return ['h1', '#contents'].map((part) => document.querySelector(part).getBoundingClientRect().left)",
      );
      expect(edges[1], 'the contents list begins where the text does').toBe(edges[0]);
      expect(await engine.run("return document.querySelector('#languages').checkVisibility()")).toBe(false);
      await engine.run('document.querySelector(\'#sidebar a[href$="/concepts/lockup/tranches"]\').click()');
      await until('the link leads to its page', async () => (await heading(engine)) === 'Tranches');
    },
  },
  {
    name: 'reading offline',
    act: async ({ engine, front, goTo }) => {
      const isStored = (path: string) => async () => {
        await engine.run(
          `caches.match(${JSON.stringify(path)}).then((found) => (window.isStored = Boolean(found)))`,
        );
        return engine.run<boolean>('return window.isStored === true');
      };
      await goTo('/concepts/streaming');
      await wake(engine);
      await until('the worker stores the page', isStored('/concepts/streaming'));
      await goTo('/concepts/fees');
      await wake(engine);
      await until('the worker stores the second page', isStored('/concepts/fees'));
      await front.close();
      await goTo('/concepts/streaming');
      expect(await heading(engine)).toBe('Streaming');
      await goTo('/concepts/never-seen');
      expect(await heading(engine)).toMatch(/saved on this device/);
    },
  },
];

const isPage = (path: string): boolean => !/\.\w+$/.test(path);
