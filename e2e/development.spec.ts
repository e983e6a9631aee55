import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect as plainExpect, test } from '@playwright/test';

// The development server compiles while the test waits, beside the other tests.
const expect = plainExpect.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 90_000 });

const page = (sentence: string) => `---\ntitle: A page\n---\n\n${sentence}\n`;

let server: ChildProcess;
let site = '';
let file = '';
let terminal = '';

test.beforeAll(async ({ browserName: _ }, testInfo) => {
  const content = path.relative('.', testInfo.outputPath('content'));
  file = path.join(content, 'guides/page.mdx');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, page('The first sentence.'));
  const port = 4600 + testInfo.parallelIndex;
  site = `http://localhost:${port}`;
  server = spawn(process.execPath, ['--import', 'tsx', 'lib/commands/dev.ts'], {
    env: { ...process.env, NODE_ENV: 'development', CONTENT_DIR: content, PORT: String(port) },
    detached: true,
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (terminal += text));
  await expect.poll(() => terminal, { timeout: 20_000 }).toContain('Ready');
});

test.afterAll(() => {
  if (server.pid) process.kill(-server.pid);
});

test('there is no service worker, and one that a build has left in the browser takes itself out', async ({
  request,
}) => {
  const answer = await request.get(`${site}/sw.js`);
  expect(answer.headers()['content-type']).toContain('javascript');
  expect(await answer.text()).toContain('registration.unregister()');
});

test('a page under edit shows each change, a mistake with its place, and the page again once it is mended', async ({
  page: tab,
}) => {
  await tab.goto(`${site}/guides/page`);
  await expect(tab.getByText('The first sentence.')).toBeVisible();
  fs.writeFileSync(file, page('Another sentence.'));
  await expect(tab.getByText('Another sentence.')).toBeVisible();
  fs.writeFileSync(file, page('<Steps>'));
  // Next keeps an alert of its own on every page, for the names of pages.
  const mistake = tab.getByRole('alert').filter({ hasText: 'This page has a mistake' });
  await expect(mistake).toContainText(`${file}:5:1  error: The page can't be read: `);
  await expect
    .poll(() => terminal, { timeout: 20_000 })
    .toContain(`${file}:5:1  error: The page can't be read: `);
  fs.writeFileSync(file, page('The mended sentence.'));
  await expect(tab.getByText('The mended sentence.')).toBeVisible();
  await expect(mistake).toHaveCount(0);
  await expect.poll(() => terminal, { timeout: 20_000 }).toContain('The content has no mistakes.');
});
