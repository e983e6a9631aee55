import { expect, test } from './reader';

test('the search page lists all sections, and in each all pages of its sidebar', async ({
  page,
  request,
}) => {
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All pages');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(['Concepts', 'Guides', 'Reference', 'API', 'Apps', 'Support']);
  const sections = await titles.evaluateAll((headings) =>
    headings.map((heading) => ({
      address: heading.querySelector('a')?.getAttribute('href') ?? '',
      pages: [...(heading.parentElement?.querySelectorAll('ul a') ?? [])].map((a) => a.getAttribute('href')),
    })),
  );
  for (const { address, pages } of sections) {
    expect((await request.get(address)).status()).toBe(200);
    await page.goto(address);
    const sidebar = page.locator('#sidebar');
    const listed = async () => {
      for (const closed of await sidebar.locator('[aria-expanded="false"]').all()) await closed.click();
      return sidebar
        .locator('a:visible:not([aria-expanded])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    };
    // Categories are links too until scripts are there.
    await expect.poll(listed).toEqual(pages);
    expect(pages.length).toBeGreaterThan(0);
  }
  for (const target of sections.flatMap(({ pages }) => pages)) {
    expect((await request.get(target ?? '')).status(), `${target}`).toBe(200);
  }
});

test('an entry of the search page leads to its page', async ({ page }) => {
  await page.goto('/search');
  const concepts = page.getByRole('region', { name: 'Concepts' });
  await expect(concepts.getByRole('link', { name: 'Overview' })).toHaveCount(2);
  await concepts.getByRole('link', { name: 'Tranches' }).click();
  await expect(page).toHaveURL('/concepts/lockup/tranches');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tranches');
});
