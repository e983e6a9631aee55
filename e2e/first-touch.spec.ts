// The first thing a reader does on a fresh page, with nothing loaded and nothing asked for: each control answers a mouse,
// a finger, and a key, shows in the next frame that it was touched, and does its work once.
import type { Locator, Page } from '@playwright/test';
import { listPages } from './exported-site';
import { type Control, controls } from './first-touch';
import { expect, test } from './reader';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const inputs = ['mouse', 'finger', 'key'] as const;
type Input = (typeof inputs)[number];

/** What a reader sees of the state of a page, noted each time it changes. */
type Watch = {
  states: string[];
  busy: number;
  /** Whether the page showed in the task of the last click that it was clicked, and so in the next frame. */
  answer: 'none' | 'at once' | 'late';
  isLive: boolean;
};
const watchOf = (page: Page): Promise<Watch> =>
  page.evaluate(() => (window as unknown as { watch: Watch }).watch);

/** Begins to watch a page before anything in it runs. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const own: Watch = { states: [], busy: 0, answer: 'none', isLive: false };
    let stage: 'idle' | 'pressed' | 'clicked' | 'over' = 'idle';
    (window as unknown as { watch: Watch }).watch = own;
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ id, textContent }) => id || textContent).join();
    const stateOf = () =>
      JSON.stringify([
        texts('dialog[open]'),
        texts(':popover-open'),
        texts('details[open] > summary'),
        texts('[role=tab][aria-selected=true]'),
        texts('#sidebar li[data-open] > a'),
        document.querySelector('[aria-sort]')?.ariaSort,
        document.querySelectorAll('[data-wrap]').length,
        document.querySelectorAll(':checked').length,
        texts('footer [role=status]'),
        document.documentElement.dataset.theme,
        document.documentElement.dataset.announcement,
      ]);
    const note = () => {
      const state = stateOf();
      const busy = document.querySelectorAll('[aria-busy=true], [data-done]').length;
      const isChanged = state !== own.states.at(-1);
      if (own.answer === 'none' && (isChanged || busy > own.busy)) {
        if (stage === 'clicked') own.answer = 'at once';
        if (stage === 'over') own.answer = 'late';
      }
      if (isChanged) own.states.push(state);
      own.busy = busy;
    };
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent && !['Enter', ' '].includes(event.key)) return;
      note();
      own.states.splice(0, own.states.length - 1);
      own.answer = 'none';
      stage = 'pressed';
    };
    const click = () => {
      if (stage !== 'pressed') return;
      stage = 'clicked';
      setTimeout(() => {
        // Menus report that they opened only later.
        note();
        stage = 'over';
      });
      note();
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, true);
    addEventListener('click', click, true);
    for (const type of ['toggle', 'change']) addEventListener(type, note, true);
    addEventListener('hydrated', () => setTimeout(() => (own.isLive = true)));
    addEventListener('DOMContentLoaded', () => {
      note();
      new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
    });
  });

async function press(page: Page, control: Locator, input: Input): Promise<void> {
  if (input === 'mouse') await control.click();
  else if (input === 'finger') await control.tap();
  else {
    await control.focus();
    await page.keyboard.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
  }
}

/** Does what a reader does first, as fast as a hand can. */
async function touch(page: Page, { prepare, find, isAdded, types }: Control, input: Input): Promise<void> {
  if (isAdded) await page.mouse.wheel(0, 1);
  if (prepare) await press(page, prepare(page), input);
  await press(page, find(page), input);
  if (types) await page.keyboard.type(types, { delay: 40 });
}

/** A state that comes back was left in between: something opened and closed, or happened twice. */
async function expectOneEffect(page: Page, { name, isLeaving }: Control): Promise<void> {
  if (isLeaving) return;
  const { states } = await watchOf(page);
  expect(states, `${name} does its work once`).toEqual([...new Set(states)]);
}

/**
 * 400 kbit/s with 400 ms of latency, and a processor six times slower than this one. The server of the tests compresses
 * nothing; hosts send about a third of its bytes.
 */
async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const bytesPerSecond = (3 * 400 * 1024) / 8;
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 }, hasTouch: true };

for (const control of controls) {
  const { name, address, isOnPhone, isLeaving, isAdded, types, needsWorker } = control;
  test.describe(name, () => {
    test.use({ ...(isOnPhone ? phone : desktop), serviceWorkers: needsWorker ? 'allow' : 'block' });
    if (needsWorker) test.slow();

    for (const input of inputs) {
      test(`works by ${input} as the first touch`, async ({ page }) => {
        await watch(page);
        await page.goto(address);
        await touch(page, control, input);
        await control.expectEffect(page);
        await expectOneEffect(page, control);
      });
    }

    test('works while the scripts are on their way over a slow network to a slow processor', async ({
      page,
    }) => {
      test.slow();
      await watch(page);
      await page.goto(address);
      await slowDown(page);
      await page.mouse.move(5, 300);
      await touch(page, control, isOnPhone ? 'finger' : 'mouse');
      if (!isLeaving && !isAdded && !types)
        await expect
          .poll(async () => (await watchOf(page)).answer, 'shows that it was touched')
          .toBe('at once');
      if (!isLeaving)
        await expect.poll(async () => (await watchOf(page)).isLive, { timeout: 60_000 }).toBe(true);
      await control.expectEffect(page);
      await expectOneEffect(page, control);
    });
  });
}

for (const shortcut of ['Control+k', '/'])
  for (const delay of [40, 120, 250])
    test(`${shortcut} and typing at once, a key each ${delay} ms, loses no letter`, async ({ page }) => {
      await watch(page);
      await page.goto('/concepts/streaming');
      await page.keyboard.press(shortcut);
      await page.keyboard.type('withdraw', { delay });
      const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('withdraw');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

/** What a reader can operate in a document, besides links and boxes that scroll. */
const operable =
  'button, summary, input, select, textarea, dialog, label, audio, video, iframe, [contenteditable], [role=button], [role=tab], [data-early], [popovertarget], [commandfor]';

const known = controls.map(({ selector }) => selector).join();

test('every control of every page has a test of its first touch', async ({ page }) => {
  const pages = listPages();
  expect(pages.length).toBeGreaterThan(100);
  await page.goto('about:blank');
  const unlisted = await page.evaluate(
    ([htmls, all, listed]) =>
      htmls.flatMap((html) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll(all)]
          .filter((element) => !element.matches(listed))
          .map((element) => element.outerHTML.slice(0, 200)),
      ),
    [pages.map(({ html }) => html), operable, known] as const,
  );
  expect([...new Set(unlisted)]).toEqual([]);
});

test('every control that a script adds has a test of its first touch', async ({ page }) => {
  test.slow();
  await watch(page);
  for (const address of new Set(controls.map((control) => control.address))) {
    await page.goto(address);
    await page.mouse.wheel(0, 1);
    await expect.poll(async () => (await watchOf(page)).isLive, address).toBe(true);
    const added = page.locator(`:is(${operable}):not(${known})`);
    expect(await added.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)), address).toEqual([]);
  }
});
