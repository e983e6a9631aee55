import { openHydrated, showIntent } from './hydration';
import { workbench } from './places';
import { expect, test } from './reader';

test('the chat is only loaded when the reader opens it, in a separate frame', async ({ page }) => {
  const asked: string[] = [];
  await page.route('http://analytics.test/**', (route) => route.fulfill({ body: '' }));
  await page.route('http://chat.test/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>How can we help?</p>' });
  });
  await page.goto(`${workbench}/code`);
  await page.getByRole('button', { name: 'Chat' }).hover();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Chat' }).click();
  await expect(page.frameLocator('iframe[title="Chat"]').getByText('How can we help?')).toBeVisible();
  expect(asked).toEqual(['http://chat.test/']);
});

test('the analytics script is loaded last, once, and only if it is configured', async ({ page, baseURL }) => {
  const asked: string[] = [];
  await page.route('http://analytics.test/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto(`${workbench}/code`);
  await showIntent(page);
  await expect.poll(() => asked).toEqual(['http://analytics.test/script.js']);
  await openHydrated(page, `${baseURL}/concepts/streaming`);
  await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(0);
  expect(asked).toHaveLength(1);
});
