import type { Page } from '@playwright/test';
import { violations } from './axe';
import { listPages } from './exported-site';
import { whenHydrated } from './hydration';
import { workbench } from './places';
import { expect, test } from './reader';

const widths = [390, 1440];

const pages = [
  ['the home page', '/'],
  ['an overview', '/concepts/lockup/overview'],
  ['a page of plots and tables', '/concepts/lockup/stream-shapes'],
  ['the list of all pages', '/search'],
  ['a snippet', '/snippets/TokenLimits'],
  ['the not-found page', '/no/such/page'],
  ['a guide whose code has links', '/guides/lockup/examples/staking/stake'],
  ['a page of tables with an empty corner cell', '/api/overview'],
  ['a page with several tables', '/reference/lockup/access-control'],
  ['every form of code', `${workbench}/code`],
  ['a contract', '/reference/lockup/periphery/contract.SablierV2MerkleLL'],
  ['a contract that other contracts call', '/reference/flow/contracts/contract.FlowNFTDescriptor'],
  ['a contract with payable functions', '/reference/lockup/periphery/contract.SablierV2MerkleLockupFactory'],
  ['a contract whose description names a standard', '/reference/bob/v1.0/contract.BobVaultShare'],
] as const;

/** The element names, classes, and attributes of a page's article. */
function partsOf(html: string): string[] {
  const article = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return [...article.matchAll(/<([a-z][\w-]*)([^>]*)>/g)].flatMap(([, name = '', attributes = '']) => [
    `${name}.${/ class="([^"]*)"/.exec(attributes)?.[1] ?? ''}`,
    ...[...attributes.matchAll(/ (data-[a-z-]+|aria-[a-z]+|role)=/g)].map(([, attribute = '']) => attribute),
  ]);
}

// During the transition between themes, the colors belong to neither.
test.use({ reducedMotion: 'reduce' });

test('the contracts that axe checks have every part of all others, on which it would take minutes', () => {
  const contracts = listPages().filter(({ address }) => /^\/reference\/.*\/contract\.\w+$/.test(address));
  expect(contracts.length).toBeGreaterThan(50);
  const checked = new Set(
    contracts
      .filter(({ address }) => pages.some(([, each]) => each === address))
      .flatMap(({ html }) => partsOf(html)),
  );
  const missing = contracts.flatMap(({ address, html }) =>
    partsOf(html).flatMap((part) => (checked.has(part) ? [] : [`${part} on ${address}`])),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test.describe('axe finds nothing', () => {
  test.use({ expectedNoise: [/status of 404/] });

  /** Checks the open page with axe when it's narrow and wide. */
  async function expectNothing(page: Page): Promise<void> {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await violations(page), `${width} px`).toEqual([]);
    }
  }

  for (const [name, address] of pages)
    test(`on ${name}, narrow and wide, dark and light`, async ({ page }) => {
      await page.goto(address);
      await whenHydrated(page);
      await expectNothing(page);
    });

  for (const [name, address] of [
    ['a contract', '/reference/lockup/periphery/contract.SablierV2MerkleLL'],
    ['a contract whose reverts link to hooks', '/reference/lockup/v4.0/contract.SablierLockup'],
    ['an interface', '/reference/lockup/core/interfaces/interface.ISablierV2LockupTranched'],
    ['errors', '/reference/errors'],
    ['changes', '/reference/flow/changes'],
    ['access control', '/reference/flow/v3.0/access-control'],
    ['steps', '/guides/lockup/examples/create-stream/lockup-linear'],
    ['an overview', '/concepts/lockup/overview'],
    ['addresses', '/guides/flow/deployments'],
    ['queries', '/api/lockup/envio/queries'],
    ['a glossary', '/concepts/glossary'],
    ['questions', '/support/faq'],
  ] as const)
    test(`no target is too small on a page of ${name} with every fold open`, async ({ page }) => {
      await page.goto(address);
      await whenHydrated(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
        });
        expect.soft(await violations(page, { only: 'target-size' }), `${width} px`).toEqual([]);
      }
    });

  test('on a page with every other feature, narrow and wide, dark and light, and in an enlarged picture', async ({
    page,
  }) => {
    await page.goto(`${workbench}/features`);
    await whenHydrated(page);
    await expectNothing(page);
    await page.getByRole('button', { name: 'Enlarge image' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('in the open drawer, the list of sections and the menu of languages', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/concepts/lockup/overview');
    await whenHydrated(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('navigation', { name: 'Concepts pages' });
    await expect(drawer).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    // Everything behind the drawer is inert, including the page's heading.
    expect.soft(await violations(page, { except: ['page-has-heading-one'] })).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'On this page' }).click();
    expect.soft(await violations(page), 'the contents of the page').toEqual([]);
  });
});

/** Returns how the focused element shows its focus. */
const focusOf = (page: Page): Promise<{ name: string; outline: number; isSeen: boolean }> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isDrawn = outlineStyle !== 'none' && !/transparent|, 0\)/.test(outlineColor);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '',
      outline: isDrawn ? Number.parseFloat(outlineWidth) : 0,
      // Nothing covers it, and it's within the window.
      isSeen: width > 0 && middle !== null && (element.contains(middle) || middle.contains(element)),
    };
  });

test.describe('with the keyboard', () => {
  // The announcement links to a page that the workbench doesn't have.
  test.use({ expectedNoise: [/docs\/concepts\/what-is-sablier(\.txt)?\b/] });

  test('the focus is visible on every focusable element, on wide pages and on a phone', async ({ page }) => {
    for (const [name, address, width, stops] of [
      ['a wide page', '/concepts/lockup/overview', 1440, 40],
      ['a phone', '/concepts/lockup/overview', 390, 24],
      ['the home page', '/', 1440, 30],
      ['a page of code', `${workbench}/code`, 1440, 34],
    ] as const)
      await test.step(`on ${name}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await whenHydrated(page);
        const names = new Set<string>();
        for (let stop = 0; stop < stops; stop += 1) {
          await page.keyboard.press('Tab');
          const { name: focused, outline, isSeen } = await focusOf(page);
          names.add(focused);
          expect.soft(outline, `outline of "${focused}" on ${name} in px`).toBeGreaterThanOrEqual(2);
          expect.soft(isSeen, `"${focused}" is visible on ${name}`).toBe(true);
        }
        expect(names.size).toBeGreaterThan(stops / 3);
      });
  });
});
