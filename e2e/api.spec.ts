import { readExported } from './exported-site';
import { overflowOf } from './layout';
import { readClipboard } from './parts';
import { expect, test } from './reader';

test('a copied endpoint is complete, and is below the name of its chain', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/lockup/endpoints');
  await page
    .getByRole('navigation', { name: 'Chains' })
    .getByRole('link', { name: 'Base', exact: true })
    .click();
  await expect(page).toHaveURL(/#base$/);
  await expect(page.getByRole('heading', { name: 'Base', exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Copy The Graph, network endpoint for Base', exact: true }).click();
  const copied = await readClipboard(page);
  expect(copied).toMatch(/^https:\/\/gateway\.thegraph\.com\/api\/subgraphs\/id\/\w{43,44}$/);
});

test('a chain without an indexer says so, and Flow links to the endpoints of its chains', async ({
  page,
}) => {
  await page.goto('/api/lockup/endpoints#tangle');
  await expect(page.getByText('No indexer serves this chain.').first()).toBeVisible();
  await page.goto('/api/flow/endpoints');
  await page.getByRole('table').getByRole('link', { name: 'Base', exact: true }).click();
  await expect(page).toHaveURL(/\/api\/lockup\/endpoints#base$/);
});

test('a query has an example response and a command with an endpoint', async ({ page }) => {
  await page.goto('/api/drops/the-graph/queries');
  await page.getByText('Example response').first().click();
  await expect(page.getByText('"data"').first()).toBeVisible();
  await page.getByRole('tab', { name: 'curl' }).first().click();
  await expect(
    page
      .getByText(/curl 'https:\/\/api\.studio\.thegraph\.com\/query\/112500\/sablier-airdrops-ethereum\//)
      .first(),
  ).toBeVisible();
});

test('the description of the Merkle API and the example CSV files can be downloaded', async ({ page }) => {
  await page.goto('/api/drops/merkle-api/functionality');
  await expect(page.getByRole('link', { name: 'OpenAPI 3.1 file' })).toHaveAttribute(
    'href',
    '/api-files/merkle-api.openapi.json',
  );
  expect(JSON.parse(readExported('api-files/merkle-api.openapi.json').toString()).openapi).toBe('3.1.1');
  await page.goto('/apps/guides/csv-support');
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'linear-duration.csv', exact: true }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe('linear-duration.csv');
  expect(readExported('csv/linear-duration.csv').toString()).toMatch(/\naddress,amount,duration\n0x1{40},/);
});

test('the entity diagram of each product fits the width of the text', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const product of ['lockup', 'flow', 'drops']) {
    await page.goto(`/api/${product}/the-graph/entities`);
    const figure = page.getByRole('figure', { name: /^How the \w+ entities refer/ });
    await expect(figure.locator('svg').filter({ visible: true })).toHaveCount(1);
    expect(await overflowOf(figure)).toBe(0);
  }
});

test('the contents show the names of entities as code', async ({ page }) => {
  await page.goto('/api/lockup/the-graph/entities');
  const link = page.locator('#contents').getByRole('link', { name: 'LockupStream', exact: true });
  await expect(link).toHaveCSS('font-family', /Mono/);
});
