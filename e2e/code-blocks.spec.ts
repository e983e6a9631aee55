import type { Locator, Page } from '@playwright/test';
import { boxOf, overflowOf } from './layout';
import { readClipboard } from './parts';
import { workbench } from './places';
import { expect, test } from './reader';

const blockOf = (page: Page, caption: RegExp): Locator => page.getByRole('figure', { name: caption });

/** Returns the numbers of the lines, starting at 1, whose style meets a condition that runs in the page. */
const linesWhere = (block: Locator, condition: (look: CSSStyleDeclaration) => boolean): Promise<number[]> =>
  block.evaluate((figure, source) => {
    const holds: (look: CSSStyleDeclaration) => boolean = new Function(`return ${source}`)();
    return [...figure.querySelectorAll('.line')].flatMap((line, index) =>
      holds(getComputedStyle(line)) ? [index + 1] : [],
    );
  }, condition.toString());

/** Returns the generated content before or after each line of a block. */
const signsOf = (block: Locator, side: '::before' | '::after'): Promise<string[]> =>
  block
    .locator('.line')
    .evaluateAll((lines, pseudo) => lines.map((line) => getComputedStyle(line, pseudo).content), side);

test('code is highlighted with classes in both themes, and a block shows what its author asked for', async ({
  page,
}) => {
  await page.goto(`${workbench}/code`);
  const vault = blockOf(page, /^Vault\.sol/);
  const changed = blockOf(page, /^TypeScript/);

  for (const colorScheme of ['dark', 'light'] as const)
    await test.step(`code in every language is highlighted on a ${colorScheme} page`, async () => {
      await page.emulateMedia({ colorScheme });
      const languages = ['Solidity', 'TypeScript', 'TSX', 'JavaScript', 'Shell', 'JSON', 'GraphQL', 'TOML'];
      for (const language of [...languages, 'Diff']) {
        const code = blockOf(page, new RegExp(`(^| )${language}( |$)`))
          .first()
          .locator('code');
        const colors = await code.evaluate((element) => {
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const found = new Set<string>();
          while (texts.nextNode()) {
            const { parentElement, textContent } = texts.currentNode;
            if (parentElement && textContent?.trim()) found.add(getComputedStyle(parentElement).color);
          }
          return found.size;
        });
        expect.soft(colors, `colors of ${language}, ${colorScheme}`).toBeGreaterThan(1);
      }
      await expect(page.locator('main [style], main style')).toHaveCount(0);
    });

  await test.step('a block shows its title and language, and line numbers only if the author wants them', async () => {
    await expect(vault.getByText('Vault.sol', { exact: true })).toBeVisible();
    await expect(vault.getByText('Solidity', { exact: true })).toBeVisible();
    expect(await signsOf(vault, '::before')).toEqual(Array(8).fill(expect.stringContaining('counter(line)')));
    expect(await signsOf(changed, '::before')).toEqual(Array(3).fill('none'));
  });

  await test.step("focused lines have a mark, so that color alone doesn't distinguish them", async () => {
    const marked = (look: CSSStyleDeclaration) => look.borderLeftColor !== 'rgba(0, 0, 0, 0)';
    expect(await linesWhere(vault, marked)).toEqual([3, 5, 6]);
  });

  await test.step('a diff marks removed and added lines, including for screen readers', async () => {
    const signs = await signsOf(changed, '::after');
    expect(signs).toEqual(['"−" / "removed"', '"+" / "added"', 'none']);
    await expect(changed).not.toContainText('[!code');
  });
});

test('lines outside the focus are dimmed until the reader interacts with the block', async ({ page }) => {
  await page.goto(`${workbench}/code`);
  const block = blockOf(page, /^focus/);
  const looks = () =>
    block.locator('.line').evaluateAll((lines) =>
      lines.map((line) =>
        [line, ...line.querySelectorAll('*')]
          .map((part) => getComputedStyle(part))
          .map(({ color, opacity }) => `${color} ${opacity}`)
          .join(),
      ),
    );
  const [before, focused, after] = await looks();
  await block.locator('pre').hover();
  await expect.poll(async () => (await looks())[0]).not.toBe(before);
  const near = await looks();
  expect(near[1]).toBe(focused);
  expect(near[2]).not.toBe(after);
  await page.mouse.move(0, 0);
  await expect.poll(looks).toEqual([before, focused, after]);
  await block.locator('pre').focus();
  await expect.poll(looks).toEqual(near);
});

test('the header of a long block stays in view, and a line that fits has no button to wrap it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/guides/lockup/examples/create-stream/lockup-linear');
  const long = page.locator('figure.code').filter({ hasText: 'contract LinearVesting' }).last();
  await long.evaluate((block) => scrollTo(0, block.getBoundingClientRect().top + scrollY + 400));
  // A click, even on trial, needs a button that nothing covers.
  await long.getByRole('button', { name: 'Copy code' }).click({ trial: true });
  expect(await long.evaluate((block) => block.getBoundingClientRect().top)).toBeLessThan(-300);

  await page.goto('/api/lockup/endpoints');
  const wrap = page.locator('figure.code').first().locator('[data-action="wrap"]');
  await expect(wrap).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(wrap).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/apps/features/vesting');
  const commands = page.locator('figure.code').filter({ hasText: 'calculateMinFeeWei(uint256)(uint256)' });
  expect(await overflowOf(commands.locator('pre'))).toBe(0);
  await expect(commands.locator('[data-action="wrap"]')).toBeHidden();
  // At 1280 px, the contents beside the text leave it less space than they do at 1440 px.
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(commands.locator('[data-action="wrap"]'), `${width} px`).toBeVisible();
  }
});

test('a single line is beside its label and its button, and tabs of code are beside the name of its file', async ({
  page,
}) => {
  await page.goto('/api/lockup/envio/queries');
  const middleOf = async (part: Locator) => {
    const { y, height } = await boxOf(part);
    return y + height / 2;
  };
  const url = page.locator('figure.code').first();
  const label = url.getByText(/^Envio, \d+ chains$/);
  expect(Math.abs((await middleOf(label)) - (await middleOf(url.locator('pre'))))).toBeLessThan(3);
  const bar = url.locator('figcaption');
  await expect(bar, 'its fill would cover the round corner of the frame').toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  const widthOf = async (part: Locator) => (await boxOf(part)).width;
  expect(await widthOf(url), 'it ends where tables do').toBe(
    await widthOf(page.locator('main .prose .table').first()),
  );
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(url.locator('[data-action="wrap"]')).toHaveAttribute('aria-pressed', 'false');
  await expect(bar, 'on a phone, it has a bar like every other block').toHaveCSS(
    'border-bottom-width',
    '1px',
  );
  await page.setViewportSize({ width: 1280, height: 720 });
  const name = page.getByText('latest-streams.graphql', { exact: true });
  const tab = page.getByRole('tab', { name: 'GraphQL' }).first();
  expect(Math.abs((await middleOf(name)) - (await middleOf(tab)))).toBeLessThan(3);
  const link = page.getByRole('link', { name: /^Raw file/ }).first();
  await link.click({ trial: true });
});

test('on a phone, long lines scroll inside their block until the reader wraps them, by mouse or by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${workbench}/code`);
  await expect(page.getByRole('button', { name: 'Copy code' }).first()).toBeVisible();
  expect(await overflowOf(page.locator('html')), 'of the page').toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => [window.scrollTo(400, 0), window.scrollX][1])).toBe(0);

  const block = blockOf(page, /^JavaScript/);
  const wrap = block.getByRole('button', { name: 'Wrap long lines' });
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await overflowOf(block.locator('pre'))).toBeGreaterThan(100);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await overflowOf(block.locator('pre'))).toBe(0);
  await page.keyboard.press('Space');
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await overflowOf(block.locator('pre'))).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the button copies the visible code, confirms it, and is reset after a moment', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${workbench}/code`);
    const block = blockOf(page, /^Vault\.sol/);
    const copy = block.getByRole('button', { name: 'Copy code' });
    const wordOn = () => copy.evaluate((button) => getComputedStyle(button, '::after').content);
    expect(await wordOn().catch(() => 'none')).toBe('none');
    await copy.click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveText('Copied');
    expect(await wordOn()).toBe('"Copied"');
    expect(await readClipboard(page)).toBe(
      [
        'pragma solidity ^0.8.22;',
        '',
        'contract Vault {',
        '    uint256 public total;',
        '    function add(uint256 amount) external {',
        '        total += amount;',
        '    }',
        '}',
      ].join('\n'),
    );
    await page.clock.fastForward(3000);
    await expect.poll(wordOn).toBe('none');
  });

  test('the button copies by keyboard, in a tab that was hidden, and on a page reached by a link', async ({
    page,
  }) => {
    const confirmation = page.getByRole('status').filter({ hasText: 'Copied' });

    await test.step('removed lines of a diff are not copied, and the button works by keyboard', async () => {
      await page.goto(`${workbench}/code`);
      const block = blockOf(page, /^TypeScript/);
      await block.getByRole('button', { name: 'Copy code' }).focus();
      await page.keyboard.press('Enter');
      await expect(confirmation).toHaveText('Copied');
      expect(await readClipboard(page)).toBe('const rate: bigint = 10n;\nconsole.log(rate);');
    });

    await test.step('it works in a tab that was hidden', async () => {
      await page.reload();
      await page.getByRole('tab', { name: 'pnpm' }).first().click();
      const panel = page.getByRole('tabpanel', { name: 'pnpm' }).first();
      await panel.getByRole('button', { name: 'Copy code' }).click();
      await expect(confirmation).toHaveText('Copied');
      expect(await readClipboard(page)).toBe('pnpm add @sablier/v2-core');
    });

    await test.step('blocks on a page reached by a link have buttons, too', async () => {
      await page.goto(`${workbench}/features`);
      await page.getByRole('link', { name: 'link to code' }).click();
      const block = blockOf(page, /^Shell/).first();
      await block.getByRole('button', { name: 'Copy code' }).click();
      await expect(confirmation).toHaveText('Copied');
      expect(await readClipboard(page)).toBe('npm start');
      // Its line is too short to wrap.
      await expect(block.getByRole('button')).toHaveCount(1);
    });
  });

  test('the button says so if the browser refuses to copy, at the first touch and later', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
      Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
    });
    await page.goto(`${workbench}/code`);
    const button = page.getByRole('button', { name: 'Copy code' }).first();
    for (const touch of ['first', 'second'])
      await test.step(touch, async () => {
        // The label disappears after a second.
        const shown = page.waitForFunction(() => {
          const failed = document.querySelector('[data-action="copy"][data-failed]');
          return failed && getComputedStyle(failed, '::after').content === '"Not copied"';
        });
        await button.click();
        await shown;
        await expect(page.getByRole('status').filter({ hasText: 'Not copied' })).toBeAttached();
        await expect(page.locator('[data-action="copy"][data-failed]')).toHaveCount(0);
      });
    await expect(page.getByRole('status').filter({ hasText: /^Copied/ })).toHaveCount(0);
    await expect(page.locator('[data-action="copy"][data-done]')).toHaveCount(0);
  });

  test('on a page that was loaded over http, the button says why nothing was copied', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Object.defineProperty(window, 'isSecureContext', { value: false });
    });
    await page.goto(`${workbench}/code`);
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect(page.locator('[data-action="copy"][data-failed]')).toHaveAttribute(
      'data-failed',
      'Copying needs https',
    );
    await expect(
      page.getByRole('status').filter({ hasText: 'Copying needs https. You can select the text.' }),
    ).toHaveCount(1);
  });
});
