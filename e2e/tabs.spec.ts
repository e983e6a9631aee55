import type { Page } from '@playwright/test';
import { whenHydrated } from './hydration';
import { boxOf } from './layout';
import { workbench } from './places';
import { expect, test } from './reader';

const storageKey = 'tabs.package-manager';

/** Returns the labels of the selected tabs, one for each group on the page. */
const chosen = (page: Page) => page.getByRole('tab', { selected: true });

/** Returns the visible panels, one for each group on the page. */
const shown = (page: Page) => page.getByRole('tabpanel');

async function openCode(page: Page): Promise<void> {
  await page.goto(`${workbench}/code`);
  await whenHydrated(page);
}

async function expectChoice(page: Page, label: 'npm' | 'pnpm'): Promise<void> {
  await expect(chosen(page)).toHaveText([label, label]);
  const command = { npm: 'npm install @sablier/v2-core', pnpm: 'pnpm add @sablier/v2-core' }[label];
  await expect(shown(page)).toContainText([command, `Content of ${label}.`]);
}

test('a choice by mouse, arrow keys, Home, or End applies to every group with that name, and one press of Tab leaves the tabs', async ({
  page,
}) => {
  await openCode(page);
  const pairs = await page.getByRole('tab').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      return panel?.getAttribute('aria-labelledby') === tab.id;
    }),
  );
  expect(pairs, 'whether a tab and its panel reference each other').toEqual([true, true, true, true]);

  await expectChoice(page, 'npm');
  await page.getByRole('tab', { name: 'pnpm' }).last().click();
  await expectChoice(page, 'pnpm');
  await expect(page.getByText('Content of npm.')).toBeHidden();
  await page.getByRole('tab', { name: 'npm', exact: true }).last().click();
  await expectChoice(page, 'npm');

  const list = page.getByRole('tablist', { name: 'package-manager' }).last();
  const [npm, pnpm] = [
    list.getByRole('tab', { name: 'npm', exact: true }),
    list.getByRole('tab', { name: 'pnpm' }),
  ];
  await npm.focus();
  const steps = [
    ['ArrowRight', pnpm, 'pnpm'],
    ['ArrowRight', npm, 'npm'],
    ['ArrowLeft', pnpm, 'pnpm'],
    ['Home', npm, 'npm'],
    ['End', pnpm, 'pnpm'],
    // With a modifier key, they're shortcuts of the browser.
    ['Control+Home', pnpm, 'pnpm'],
    ['Control+ArrowLeft', pnpm, 'pnpm'],
    ['ArrowLeft', npm, 'npm'],
    ['End', pnpm, 'pnpm'],
  ] as const;
  for (const [key, focused, label] of steps) {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused();
    await expectChoice(page, label);
  }
  await page.keyboard.press('Tab');
  await expect(list.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(pnpm).toBeFocused();
});

test('a stored choice is kept after a reload and after navigation, unless its label is unknown', async ({
  page,
}) => {
  await openCode(page);
  await page.evaluate((key) => localStorage.setItem(key, 'yarn'), storageKey);
  await page.reload();
  await whenHydrated(page);
  await expectChoice(page, 'npm');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await page.reload();
  await expectChoice(page, 'pnpm');
  await page.getByRole('link', { name: 'link to the other page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  await page.getByRole('link', { name: 'link to code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code');
  await expectChoice(page, 'pnpm');
});

test('a choice keeps its tab where the reader pressed it, and a remembered one the section that a link leads to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/api/queries');
  await whenHydrated(page);
  const tab = page.getByRole('tab', { name: 'TypeScript', exact: true }).last();
  await tab.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { y } = await boxOf(tab);
  await tab.dispatchEvent('click');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const bottom = await page.evaluate(() => document.body.scrollHeight);
  expect((await boxOf(tab)).y).toBeCloseTo(y, 0);

  // Otherwise, only the fragment would change.
  await page.goto('/');
  await page.goto('/api/queries#balance-and-debt-of-a-flow-stream');
  await whenHydrated(page);
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBe(bottom);
  const section = await boxOf(page.locator('#balance-and-debt-of-a-flow-stream'));
  expect(section.y).toBeGreaterThan(0);
  expect(section.y).toBeLessThan(150);
});

test('a choice in another window applies here, too', async ({ page, context }) => {
  await openCode(page);
  const other = await context.newPage();
  await openCode(other);
  await other.getByRole('tab', { name: 'pnpm' }).first().click();
  await expectChoice(page, 'pnpm');
  await page.getByRole('tab', { name: 'npm', exact: true }).first().click();
  await expectChoice(other, 'npm');
});

test('the find feature of the browser searches the tabs that are not selected, and selects the one it finds', async ({
  page,
}) => {
  await openCode(page);
  const hidden = page.locator('[role=tabpanel][data-label=pnpm]');
  expect(await hidden.evaluateAll((panels) => panels.map((panel) => panel.getAttribute('hidden')))).toEqual([
    'until-found',
    'until-found',
  ]);
  await hidden.first().evaluate((panel) => panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expectChoice(page, 'pnpm');
});

test('only the selected tab prints, below its name and those of the others', async ({ page }) => {
  await openCode(page);
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await page.emulateMedia({ media: 'print' });
  for (const panel of await page.locator('[role=tabpanel]').all()) {
    await expect(panel).toBeVisible({ visible: (await panel.getAttribute('data-label')) === 'pnpm' });
  }
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  for (const tab of await tabs.all()) await expect(tab).toBeVisible();
  const left = async (name: string) => (await tabs.filter({ hasText: name }).first().boundingBox())?.x;
  expect(await left('pnpm')).toBeLessThan((await left('npm')) ?? 0);
});
