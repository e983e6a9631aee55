import type { Locator, Page } from '@playwright/test';
import { hold } from './hold';
import { openHydrated, whenHydrated } from './hydration';
import { heading, listScripts, sidebarLink } from './parts';
import { workbench } from './places';
import { expect, test } from './reader';

declare global {
  interface Window {
    /** The status messages since the page was loaded, with their times. */
    waitingShown: { text: string; at: number }[];
    clickedAt: number;
    /** If set, the end of each payload waits for it. */
    endsWait?: Promise<void>;
    letEndsThrough?: () => void;
  }
}

const start = '/concepts/streaming';
const patience = 200;

/** The status that's shown while another page is loading. */
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading page' });

/** Records every status message of the page. */
const recordWaiting = (page: Page) =>
  page.evaluate(() => {
    window.waitingShown = [];
    new MutationObserver(() => {
      const text = [...document.querySelectorAll('[role=status]')]
        .map((status) => status.textContent)
        .join('');
      if (text) window.waitingShown.push({ text, at: performance.now() });
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    document.addEventListener('click', ({ timeStamp }) => {
      window.clickedAt = timeStamp;
    });
  });

/** Holds the payloads of all pages that are requested from now on. */
const holdPages = (page: Page) => hold(page, '**/*.txt');

/** Opens a page and stops its clock, so that the test doesn't depend on the speed of this machine. */
async function openWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await openHydrated(page, address);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await recordWaiting(page);
}

/** Expects the loading status while the payload of the page that the reader goes to is held, and only then. */
async function whileHeld(page: Page, go: () => Promise<unknown>): Promise<void> {
  const release = await holdPages(page);
  await go();
  await expect(waiting(page)).toHaveCount(1);
  release();
  await expect(waiting(page)).toHaveCount(0);
  await page.unroute('**/*.txt');
}

/** Searches, and opens the first result. */
async function searchAndOpen(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  await page.keyboard.press('Enter');
}

/** Clicks a link and waits until its page has been requested. */
async function clickAndAsk(page: Page, link: Locator): Promise<void> {
  const path = await link.getAttribute('href');
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === `${path}.txt`);
  await link.click();
  await asked;
}

test('a spinner and a progress bar appear 200 ms after a click, and disappear when the page arrives', async ({
  page,
}) => {
  await openWithStoppedClock(page, start);
  const release = await holdPages(page);
  await clickAndAsk(page, sidebarLink(page, 'Governance'));
  await page.clock.runFor(patience - 1);
  expect(await page.evaluate(() => window.waitingShown)).toEqual([]);

  await page.clock.runFor(1);
  await expect(waiting(page)).toHaveCount(1);
  const [bar, spinner] = [waiting(page).locator('> div').first(), waiting(page).locator('> div').last()];
  const { width } = page.viewportSize() ?? { width: 0 };
  await expect(bar).toBeInViewport();
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  await expect.poll(async () => (await bar.boundingBox())?.width ?? 0).toBeGreaterThan(width / 20);
  await expect(spinner.locator('svg')).toBeInViewport({ ratio: 1 });
  await expect(spinner.getByText('Loading page…')).toBeInViewport({ ratio: 1 });
  await expect(heading(page)).toHaveText('Streaming');

  release();
  await page.clock.resume();
  await expect(heading(page)).not.toHaveText('Streaming');
  await expect(page).toHaveURL('/concepts/governance');
  await expect(waiting(page)).toHaveCount(0);
});

test('links that need no waiting show no loading status', async ({ page, context }) => {
  await openWithStoppedClock(page, start);

  await test.step('to an anchor on the same page, or into another window', async () => {
    await page.locator('#contents').getByRole('link').nth(2).click();
    await expect(page).toHaveURL(/#/);
    const opened = context.waitForEvent('page');
    await sidebarLink(page, 'Security').click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await page.clock.runFor(10_000);
    expect(await page.evaluate(() => window.waitingShown)).toEqual([]);
    await expect(heading(page)).toHaveText('Streaming');
  });

  for (const name of ['Governance', 'Fees']) {
    await test.step(`to a page that arrives within 200 ms, such as ${name}`, async () => {
      const release = await holdPages(page);
      await clickAndAsk(page, sidebarLink(page, name));
      await page.clock.runFor(patience - 1);
      release();
      await expect(heading(page)).toHaveText(name);
      await page.clock.runFor(10_000);
      await page.unroute('**/*.txt');
      expect(await page.evaluate(() => window.waitingShown)).toEqual([]);
    });
  }

  await test.step('back to a page that was left by a link, because it is cached', async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText('Governance');
    await page.goBack();
    await expect(heading(page)).toHaveText('Streaming');
    await page.clock.runFor(10_000);
    expect(await page.evaluate(() => window.waitingShown)).toEqual([]);
  });
});

test('with a real clock, the loading status is shown until the page arrives, however the reader went to it', async ({
  page,
}) => {
  await openHydrated(page, start);
  await recordWaiting(page);

  await test.step('by a link of the text, and no sooner than 200 ms after the click', async () => {
    await whileHeld(page, () => page.locator('main .prose a[href^="/concepts/"]').first().click());
    await expect(heading(page)).not.toHaveText('Streaming');
    const [clicked, shown] = await page.evaluate(() => [window.clickedAt, window.waitingShown[0]?.at ?? 0]);
    expect(shown - clicked).toBeGreaterThanOrEqual(patience - 1); // Timers may be a rounding early.
  });

  await test.step('by a link that is opened by keyboard', async () => {
    await whileHeld(page, () => sidebarLink(page, 'Governance').press('Enter'));
    await expect(heading(page)).toHaveText('Governance');
  });

  await test.step('by another link, clicked while waiting', async () => {
    await whileHeld(page, async () => {
      await sidebarLink(page, 'Security').click();
      await expect(waiting(page)).toHaveCount(1);
      await sidebarLink(page, 'Fees').click();
    });
    await expect(heading(page)).toHaveText('Fees');
  });

  await test.step('back to a page whose payload has to be fetched again', async () => {
    await page.reload();
    await whenHydrated(page);
    await whileHeld(page, () => page.goBack());
    await expect(heading(page)).toHaveText('Governance');
  });

  await test.step('unless the reader stays on the page', async () => {
    const release = await holdPages(page);
    await sidebarLink(page, 'Use cases').click();
    await expect(waiting(page)).toHaveCount(1);
    await sidebarLink(page, 'Governance').click();
    release();
    await expect(waiting(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText('Governance');
    await expect(page).toHaveURL('/concepts/governance');
  });
});

test('the loading status is shown after a result of the search', async ({ page }) => {
  await openHydrated(page, `${workbench}/code`);
  await whileHeld(page, () => searchAndOpen(page, 'features'));
  await expect(heading(page)).toHaveText('Features');
});

test('the loading status is shown while a script of the page is loading', async ({ page }) => {
  await openHydrated(page, `${workbench}/search`);
  const known = await listScripts(page);
  const release = await hold(page, '**/*.js');
  const held = page.waitForRequest('**/*.js');
  await page.getByRole('main').getByRole('link', { name: 'Code' }).click();
  expect(known).not.toContain((await held).url());
  await expect(waiting(page)).toHaveCount(1);
  release();
  await expect(heading(page)).toHaveText('Code');
  await expect(waiting(page)).toHaveCount(0);
});

test('the loading status is shown until the payload of the page is complete', async ({ page }) => {
  // Playwright can't send partial responses, so the page itself delays the second half of each response.
  await page.addInitScript(() => {
    const real = window.fetch;
    window.fetch = async (input, init) => {
      const response = await real(input, init);
      if (!window.endsWait || !response.url.endsWith('.txt')) return response;
      const bytes = new Uint8Array(await response.arrayBuffer());
      const body = new ReadableStream({
        async start(controller) {
          controller.enqueue(bytes.subarray(0, bytes.length / 2));
          await window.endsWait;
          controller.enqueue(bytes.subarray(bytes.length / 2));
          controller.close();
        },
      });
      return Object.defineProperty(new Response(body, response), 'url', { value: response.url });
    };
  });
  await openHydrated(page, start);
  await page.evaluate(() => {
    window.endsWait = new Promise((resolve) => {
      window.letEndsThrough = resolve;
    });
  });
  await sidebarLink(page, 'Glossary').click();
  await expect(waiting(page)).toHaveCount(1);
  await expect(heading(page)).toHaveText('Streaming');
  await page.evaluate(() => window.letEndsThrough?.());
  await expect(heading(page)).toHaveText('Glossary');
  await expect(waiting(page)).toHaveCount(0);
});
