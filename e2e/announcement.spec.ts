import type { Page } from '@playwright/test';
import { hold } from './hold';
import { announcement } from './parts';
import { expect, test } from './reader';
import { recordFrames } from './record-frames';

const address = '/concepts/streaming';
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss announcement' }).click();
const currentId = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.announcement ?? 'no announcement');

/** Whether the announcement takes up space. Runs in the page before each frame. */
function isAnnounced(): boolean | undefined {
  const bar = document.querySelector('[aria-label="Announcement"]');
  return bar ? bar.getBoundingClientRect().height > 0 : undefined;
}

test('a dismissed announcement stays hidden, without a flash', async ({ page }) => {
  await page.goto(address);
  await expect(announcement(page)).toBeVisible();
  await expect(announcement(page).getByRole('link')).toHaveAttribute('href', /^\/|^https:/);
  const id = await currentId(page);
  await dismiss(page);
  await expect(announcement(page)).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain(`announcement.${id}`);

  const frames = await recordFrames(page, isAnnounced);
  for (const target of [address, '/', '/concepts/glossary']) {
    const releaseScripts = await hold(page, '**/*.js');
    await page.goto(target, { waitUntil: 'commit' });
    await frames.painted();
    releaseScripts();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState();
    expect(new Set(await frames.sights())).toEqual(new Set([false]));
  }

  await page.getByRole('link', { name: 'Streaming', exact: true }).first().click();
  await expect(page).toHaveURL(address);
  await frames.painted();
  expect(new Set(await frames.sights())).toEqual(new Set([false]));
});

test('an announcement with another ID is shown, and can be dismissed separately', async ({ page }) => {
  await page.goto(address);
  const id = await currentId(page);
  await dismiss(page);
  await expect(announcement(page)).toBeHidden();

  const publishWith = (text: string) => text.replaceAll(id, 'the-next-one');
  await page.route(/\.js$|\/concepts\/[^.]+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: publishWith(await response.text()) });
  });
  await page.reload();
  await expect(announcement(page)).toBeVisible();
  await dismiss(page);
  // The page loader may hold the click until hydration.
  await expect(announcement(page)).toBeHidden();
  await page.reload();
  await expect(announcement(page)).toBeHidden();
  expect((await page.evaluate(() => Object.keys(localStorage))).sort()).toEqual(
    [`announcement.${id}`, 'announcement.the-next-one'].sort(),
  );
});
