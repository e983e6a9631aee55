import type { Page } from '@playwright/test';
import { hold } from './hold';
import { whenHydrated } from './hydration';
import { expect, test } from './reader';

const pages = [
  ['the home page', '/'],
  ['a concepts page', '/concepts/lockup/stream-shapes'],
  ['the glossary', '/concepts/glossary'],
  ['the not-found page', '/no/such/page'],
] as const;

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

/** Records every layout shift since the first paint, with the elements that moved. */
function recordShifts(): void {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const nameOf = ({ node }: { node: Node | null }) =>
    node instanceof Element
      ? `${node.localName}.${node.className}`
      : (node?.textContent ?? 'gone').slice(0, 40);
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[])
      window.layoutShifts.push(`${shift.value.toFixed(5)}: ${shift.sources.map(nameOf).join(', ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls down the page by one window at a time, and waits until everything visible is painted. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await painted();
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    await painted();
  });
}

/** Expects that almost nothing has moved. Where a font has replaced its fallback, a word can move to the next line. */
async function expectStable(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  expect(total, shifts.join('\n')).toBeLessThanOrEqual(0.01);
}

test.describe('hardly anything moves', () => {
  test.use({ expectedNoise: [/status of 404/] });

  for (const [name, address] of pages)
    test(`on ${name} while it loads, is hydrated, and is read, also if its fonts come after its text`, async ({
      page,
    }) => {
      await page.addInitScript(recordShifts);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await test.step(`at ${width} px`, async () => {
          await page.goto(address);
          await whenHydrated(page);
          await readToTheEnd(page);
          await expectStable(page);
        });

        await test.step(`at ${width} px with late fonts`, async () => {
          const deliver = await hold(page, '**/*.woff2');
          await page.goto(address, { waitUntil: 'commit' });
          await whenHydrated(page);
          const fonts = page.waitForResponse(/sans[^/]*\.woff2$/);
          deliver();
          await fonts;
          await readToTheEnd(page);
          await expectStable(page);
          await page.unrouteAll();
        });
      }
    });
});

test.describe('without scripts', () => {
  test.use({ expectedNoise: [/net::ERR_FAILED/] });

  test('a page is readable before any scripts have loaded', async ({ page }) => {
    await page.route(/\.(js|txt)$/, (route) => route.abort());
    for (const [address, words] of [
      ['/', /stream/i],
      ['/concepts/streaming', /stream/i],
      ['/concepts/glossary', /./],
      ['/search', /Every section/],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      const text = page.getByRole('main').locator('p:visible').filter({ hasText: words });
      await expect(text.first()).toBeInViewport();
      await expect(page.locator('main h1')).toHaveCSS('visibility', 'visible');
    }
  });
});
