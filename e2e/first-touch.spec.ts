// The first interaction with a fresh page, before it has loaded or requested anything: each control responds to mouse,
// touch, and keyboard, shows in the next frame that it was used, and takes effect once.
import type { Locator, Page } from '@playwright/test';
import { listPages } from './exported-site';
import { type Control, controls } from './first-touch';
import { hold } from './hold';
import { expect, test } from './reader';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

type Input = 'key' | 'finger' | 'mouse';

/** The visible state of a page, recorded each time it changes. */
type Watch = {
  states: string[];
  busy: number;
  /** Whether the page responded visibly within the task of the last click, and so in the next frame. */
  answer: 'none' | 'at once' | 'late';
  isLive: boolean;
};
const watchOf = (page: Page): Promise<Watch> =>
  page.evaluate(() => (window as unknown as { watch: Watch }).watch);

/** Waits until React has hydrated the page. */
const whenLive = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { watch: Watch }).watch.isLive, undefined, {
    timeout: 60_000,
  });

/** Starts to watch a page before any of its scripts run. */
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
        // Menus only report later that they opened.
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

/** Performs the first interaction as fast as a reader could. */
async function touch(page: Page, { prepare, find, isAdded, types }: Control, input: Input): Promise<void> {
  if (isAdded) await page.mouse.wheel(0, 1);
  if (prepare) await press(page, prepare(page), input);
  await press(page, find(page), input);
  if (types) await page.keyboard.type(types, { delay: 40 });
}

/** Deletes everything that a visit leaves behind, so that the next one is like the first. */
const forget = (page: Page) =>
  page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await navigator.clipboard.writeText('');
    for (const name of await caches.keys()) await caches.delete(name);
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  });

/** Expects no state to recur, which would mean that something opened and closed, or happened twice. */
async function expectOneEffect(page: Page, { name, isLeaving }: Control): Promise<void> {
  if (isLeaving) return;
  const { states } = await watchOf(page);
  expect(states, `${name} takes effect once`).toEqual([...new Set(states)]);
}

/** Expects that the page has shown that it was used. */
const expectAnswer = (page: Page) =>
  expect.poll(() => watchOf(page), 'shows that it was used').toMatchObject({ answer: 'at once' });

/**
 * 400 kbit/s with 400 ms of latency, and a CPU four times slower than this one. The test server doesn't compress files, so
 * it sends about three times as many bytes as real hosts.
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
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 }, hasTouch: true };

for (const control of controls) {
  const { name, address, isOnPhone, isLeaving, isAdded, isTriedSlowly, isNative, types } = control;
  test.describe(name, () => {
    test.use(isOnPhone ? phone : desktop);

    // Controls that a script adds aren't there yet while it loads. For others, each input is tried once.
    const [early, late] = isOnPhone ? (['mouse', 'finger'] as const) : (['finger', 'mouse'] as const);
    // The mouse comes last, because the browser also reports a pointer that rests where a page appears.
    const inputs: readonly Input[] = isAdded ? ['key', 'finger', 'mouse'] : ['key', early];

    test(`works by ${inputs.join(' and ')} as the first touch${isAdded ? '' : `, and by ${late} while its scripts are on their way`}`, async ({
      page,
    }) => {
      await watch(page);
      for (const input of inputs)
        await test.step(`by ${input}`, async () => {
          await page.goto(address);
          await touch(page, control, input);
          await control.expectEffect(page);
          await expectOneEffect(page, control);
          await forget(page);
        });
      if (isAdded) return;
      // A page opened again at the same address would only scroll.
      await page.goto('about:blank');
      await page.goto(address);
      const deliver = await hold(page, '**/*.js');
      await page.mouse.move(5, 300);
      // The payload has arrived, and the scripts have been requested.
      await page.waitForFunction(() => '__next_f' in window);
      await touch(page, control, late);
      if (!isLeaving && !isNative && !types) await expectAnswer(page);
      deliver();
      if (!isLeaving) await whenLive(page);
      await control.expectEffect(page);
      await expectOneEffect(page, control);
    });

    if (isTriedSlowly)
      test('works while scripts load over a slow network on a slow CPU', async ({ page }) => {
        test.slow();
        await watch(page);
        await page.goto(address);
        await slowDown(page);
        await page.mouse.move(5, 300);
        await touch(page, control, isOnPhone ? 'finger' : 'mouse');
        if (!isLeaving && !isAdded && !types) await expectAnswer(page);
        if (!isLeaving) await whenLive(page);
        await control.expectEffect(page);
        await expectOneEffect(page, control);
      });
  });
}

for (const control of controls.filter(({ isAdded, isNative, types }) => !isAdded && !isNative && !types))
  test.describe(control.name, () => {
    test.use(control.isOnPhone ? phone : desktop);
    test('works if React hydrates the page during the press', async ({ page }) => {
      await watch(page);
      const deliver = await hold(page, '**/*.js');
      await page.goto(control.address, { waitUntil: 'commit' });
      if (control.prepare) await press(page, control.prepare(page), 'mouse');
      await control.find(page).hover();
      await page.mouse.down();
      deliver();
      await whenLive(page);
      await page.mouse.up();
      await control.expectEffect(page);
      await expectOneEffect(page, control);
    });
  });

/** Lets pages copy only while they handle a reader's own event, as WebKit does. */
const copyOnlyInGestures = (page: Page) =>
  page.addInitScript(() => {
    const { clipboard } = navigator;
    for (const name of ['write', 'writeText'] as const) {
      const copy = clipboard[name].bind(clipboard) as (value: unknown) => Promise<void>;
      clipboard[name] = (value: unknown) =>
        window.event?.isTrusted
          ? copy(value)
          : Promise.reject(new DOMException('Too late', 'NotAllowedError'));
    }
  });

const copies = controls.filter(({ name, isAdded }) => !isAdded && /^copy |of a heading/.test(name));

test('what the first touch copies is copied during the click, because WebKit rejects it later', async ({
  page,
}) => {
  test.slow();
  expect(copies.map(({ name }) => name)).toEqual([
    'copy page',
    'copy as Markdown',
    'copy of code',
    'link of a heading',
  ]);
  await copyOnlyInGestures(page);
  for (const control of copies)
    await test.step(control.name, async () => {
      await page.goto(control.address);
      await touch(page, control, 'mouse');
      await control.expectEffect(page);
    });
});

test('a shortcut and immediate typing lose no characters, however fast', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  for (const [shortcut, delay] of [
    ['Control+k', 40],
    ['/', 40],
    ['/', 120],
    ['Control+k', 250],
  ] as const)
    await test.step(`${shortcut} with ${delay} ms between keys`, async () => {
      await page.goto('/concepts/streaming');
      await page.keyboard.press(shortcut);
      await page.keyboard.type('withdraw', { delay });
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await expect(dialog.getByRole('combobox', { name: 'Search the docs' })).toBeFocused();
      await expect(dialog.getByRole('combobox', { name: 'Search the docs' })).toHaveValue('withdraw');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await forget(page);
    });
});

/** All interactive elements of a document, except links and scrollable boxes. */
const operable =
  'button, summary, input, select, textarea, dialog, label, audio, video, iframe, [contenteditable], [role=button], [role=tab], [data-early], [popovertarget], [commandfor]';

const known = controls.map(({ selector }) => selector).join();

test('every control on every page has a test of its first use', async ({ page }) => {
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

test('every control that a script adds has a test of its first use', async ({ page }) => {
  test.slow();
  await watch(page);
  // Not the workbench, whose optional parts optional-parts.spec.ts tests.
  const addresses = controls.map((control) => control.address).filter((address) => address.startsWith('/'));
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of new Set(addresses)) {
    await page.goto(address);
    await page.mouse.wheel(0, 1);
    await whenLive(page);
    const added = page.locator(`:is(${operable}):not(${known})`);
    expect(await added.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)), address).toEqual([]);
  }
});
