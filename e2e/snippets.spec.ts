import { isDocumentation, listPages } from './exported-site';
import { openHydrated } from './hydration';
import { expect, test } from './reader';

const snippets = listPages().filter(({ address }) => address.startsWith('/snippets/'));

test('a snippet has a page with its text, its parameters, and the pages that use it', async ({ page }) => {
  await openHydrated(page, '/snippets/TokenLimits');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snippet: TokenLimits');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByText('Parameters: protocol')).toBeVisible();
  await expect(page.getByText('Use only standard ERC-20 tokens with [protocol].')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/support/faq');
  await expect(page.getByText('Use only standard ERC-20 tokens with Lockup or Flow.')).toBeVisible();
});

test('the diagram and the formulas of a snippet are shown on its page', async ({ page }) => {
  await page.goto('/snippets/ClawbackWindow');
  await expect(page.getByRole('img', { name: 'When clawback is open' })).toBeVisible();
  await expect(page.locator('math').first()).toBeVisible();
  const users = page.getByRole('list').filter({ has: page.getByRole('link', { name: 'Airdrops' }) });
  await expect(users.last().getByRole('listitem')).toContainText(['Airdrops', 'Cancelability']);
});

test('every snippet is unlisted: no search engine, sidebar, list of pages, or documentation page links to it', async ({
  page,
}) => {
  expect(snippets.map(({ address }) => address)).toContain('/snippets/TokenLimits');
  for (const { html, address } of snippets)
    expect(html, address).toMatch(/<meta name="robots" content="noindex[^"]*"/);
  await page.goto('/search');
  await expect(page.getByRole('link', { name: 'What is Sablier?' }).first()).toBeVisible();
  await expect(page.locator('a[href*="/snippets"]')).toHaveCount(0);
  const leading = listPages().filter((each) => isDocumentation(each) || each.address === '/');
  expect(leading.filter(({ html }) => /href="?\/snippets/.test(html)).map(({ address }) => address)).toEqual(
    [],
  );
});

test('the page of a snippet has the styles of what the snippet contains', async ({ page }) => {
  await page.goto('/snippets/ClawbackWindow');
  await expect(page.locator('.formula').first()).toHaveCSS('scrollbar-width', 'thin');
});
