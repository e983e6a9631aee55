import { boxOf } from './layout';
import { expect, test } from './reader';

test('the hourglass of the example stream is a whole number of pixels tall, so that its base is sharp', async ({
  page,
}) => {
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const glass = await boxOf(page.locator('figure svg').first());
    expect(glass.height % 1, `${width} px`).toBe(0);
  }
});

test('on a tablet, the home page has wider margins, and its example stream is beside what it pays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const boxOfText = (text: string) => boxOf(page.getByRole('main').getByText(text).first());
  const example = await boxOfText('Example stream');
  expect(example.x).toBe(24);
  const [rate, withdrawn] = [await boxOfText('0.05 DAI per second'), await boxOfText('Already withdrawn')];
  expect(withdrawn.x).toBeGreaterThan(384);
  expect(withdrawn.y).toBeGreaterThan(example.y);
  expect(withdrawn.y).toBeLessThan(rate.y);
});

test('on a small laptop, each task at the top of the home page is one line, and links of products begin at one height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  const tasks = page.getByRole('navigation', { name: 'Get started' }).locator('strong');
  const purposes = await page
    .getByRole('navigation', { name: 'Get started' })
    .locator('a > span:has(+ strong)')
    .all();
  expect(purposes).toHaveLength(3);
  for (const purpose of purposes) {
    const space = await purpose.evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const task = words.nextElementSibling?.getBoundingClientRect().left ?? 0;
      return task - range.getBoundingClientRect().right;
    });
    expect(space).toBeGreaterThanOrEqual(16);
  }
  for (const { height } of await tasks.evaluateAll((all) => all.map((each) => each.getBoundingClientRect())))
    expect(height).toBeLessThan(30);
  const links = page.locator('article[data-product]').locator('a:first-child');
  const tops = await links.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('on a wide screen, the search field of the home page is below the lead, and above the example stream', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const main = page.getByRole('main');
  const [title, lead, field, tasks, stream] = await Promise.all(
    [
      main.getByRole('heading', { level: 1 }),
      main.getByText('A sender creates a stream'),
      main.getByRole('link', { name: 'Search the docs' }),
      main.getByRole('navigation', { name: 'Get started' }),
      main.locator('figure'),
    ].map((part) => boxOf(part.first())),
  );
  expect(field?.x).toBe(title?.x);
  expect(field?.y).toBeGreaterThanOrEqual((lead?.y ?? 0) + (lead?.height ?? 0) + 16);
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThan(tasks?.x ?? 0);
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(stream?.y ?? 0);
});
