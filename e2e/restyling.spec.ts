// How much of a large page the browser restyles when something small changes. A selector with `:has()` can make each
// change restyle everything. Readers don't notice that on a fast computer, but they wait for it on a phone.
import type { Page } from '@playwright/test';
import { settle, whenHydrated } from './hydration';
import { expect, test } from './reader';

const pages = ['/reference/errors', '/reference/flow/contracts/contract.SablierFlow'];

type TraceEvent = { name: string; args: { elementCount?: number } };

/** Returns how many elements the browser restyles while something happens. */
async function restyledBy(page: Page, action: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await action();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const counts = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  expect(counts.length, 'the trace shows what was restyled').toBeGreaterThan(0);
  return counts.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

for (const address of pages)
  test(`hydration and typing in the search leave ${address} as it is`, async ({ page }) => {
    await page.goto(address);
    // A browser may load a large page before it draws it for the first time, which computes the styles of everything.
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    const elements = await page.locator('*').count();
    const hydration = await restyledBy(page, async () => {
      await whenHydrated(page);
      await settle(page);
    });
    expect.soft(hydration, `of ${elements} elements during hydration`).toBeLessThan(elements / 2);

    await page.keyboard.press('/');
    await page.keyboard.type('with', { delay: 50 });
    const option = page.getByRole('listbox').getByRole('option').first();
    await expect(option).toBeVisible();
    const typing = await restyledBy(page, async () => {
      await page.keyboard.type('draw', { delay: 50 });
      await expect(page.getByRole('option', { name: 'withdrawMax' }).first()).toBeVisible();
    });
    expect.soft(typing, `of ${elements} elements while typing four letters`).toBeLessThan(elements / 2);
  });
