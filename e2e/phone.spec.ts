import { expect, test } from './reader';

// every-page.spec.ts tests that no page scrolls sideways.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('a row of a field table is a list below its name, with all meanings visible', async ({ page }) => {
  for (const address of [
    '/api/lockup/the-graph/entities',
    '/apps/guides/csv-support',
    '/apps/guides/url-schemes',
  ]) {
    await page.goto(address);
    const tables = page.getByRole('group', { name: 'Table' }).filter({ has: page.locator('.field-table') });
    expect(await tables.count()).toBeGreaterThan(2);
    for (const table of (await tables.all()).slice(0, 3))
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), address).toBe(0);
  }
});

test('three columns of names fit on the screen', async ({ page }) => {
  await page.goto('/api/caveats');
  for (const table of await page.getByRole('group', { name: 'Table' }).all())
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('each shape in a comparison stands beside its curve', async ({ page }) => {
  await page.goto('/concepts/lockup/stream-shapes');
  const curves = page.getByRole('table').first().locator('tbody tr').locator('svg path');
  const drawn = await curves.evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(new Set(drawn).size).toBe(10);
});
