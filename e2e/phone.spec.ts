import { listPages } from './exported-site';
import { expect, test } from './reader';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

const pages = listPages().map(({ address }) => address);
const sections = [...new Set(pages.map((address) => address.split('/')[1] ?? ''))];

for (const section of sections) {
  test(`no page of /${section} scrolls sideways on a phone`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const address of pages.filter((each) => each.split('/')[1] === section)) {
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForLoadState();
      // The window keeps a gutter for its scroll bar, in which nothing may stand.
      const extra = await page.locator('body').evaluate((body) => {
        const { scrollWidth } = document.documentElement;
        return scrollWidth - body.clientWidth;
      });
      expect.soft(extra, address).toBe(0);
    }
  });
}

test('a row of fields is a list under its name, with no meaning out of sight', async ({ page }) => {
  for (const address of [
    '/api/lockup/the-graph/entities',
    '/apps/guides/csv-support',
    '/apps/guides/url-schemes',
  ]) {
    await page.goto(address);
    const tables = page.getByRole('region', { name: 'Table' }).filter({ has: page.locator('.field-table') });
    expect(await tables.count()).toBeGreaterThan(2);
    for (const table of (await tables.all()).slice(0, 3))
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), address).toBe(0);
  }
});

test('three columns of names fit the screen', async ({ page }) => {
  await page.goto('/api/caveats');
  for (const table of await page.getByRole('region', { name: 'Table' }).all())
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
