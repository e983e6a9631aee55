import { expect, test } from '@playwright/test';
import { listFiles, listPages, readExported } from './exported-site';

// What the server of `npm start` does with any site is tested in lib/export/serve/create-server.test.ts.
const files = listFiles();

/** Sends a request without following redirects. Playwright's `request` takes three times as long. */
const ask = (baseURL: string | undefined, address: string) =>
  fetch(baseURL + address, { redirect: 'manual' });

test('every page and file of the site is served unchanged', async ({ baseURL }) => {
  const others = files.filter((file) => !file.endsWith('.html') && file !== '_not-found.txt');
  expect(others.length).toBeGreaterThan(40);
  const served = [
    ...listPages().map(({ address, file }) => ({ address, file })),
    ...others.map((file) => ({ address: `/${file}`, file })),
  ];
  const changed: string[] = [];
  for (let at = 0; at < served.length; at += 20)
    await Promise.all(
      served.slice(at, at + 20).map(async ({ address, file }) => {
        const response = await ask(baseURL, address);
        const isSame = readExported(file).equals(await response.bytes());
        if (response.status !== 200 || !isSame) changed.push(`${address}: ${response.status}`);
      }),
    );
  expect(changed).toEqual([]);
});
