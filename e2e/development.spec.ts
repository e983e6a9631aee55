import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect as plainExpect, type TestInfo, test } from '@playwright/test';
import { readExported } from './exported-site';
import { recordHydration, whenHydrated } from './hydration';

// The development server compiles during the test, in parallel with other tests.
const expect = plainExpect.configure({ timeout: 20_000 });
// Run in sequence, because all development servers in this folder would write the same files.
test.describe.configure({ mode: 'default', timeout: 90_000 });

const command = ['--import', 'tsx', 'lib/commands/dev.ts'];

const page = (sentence: string) => `---\ntitle: A page\n---\n\n${sentence}\n`;

let server: ChildProcess;
let site = '';
let terminal = '';

/** Starts the development server like an author, and waits until it responds. */
async function start(settings: Record<string, string>, { parallelIndex }: TestInfo): Promise<void> {
  const port = 4600 + parallelIndex;
  site = `http://localhost:${port}`;
  terminal = '';
  server = spawn(process.execPath, command, {
    env: { ...process.env, NODE_ENV: 'development', ...settings, PORT: String(port) },
    detached: true,
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (terminal += text));
  await expect.poll(() => terminal, { timeout: 20_000 }).toContain('Ready');
}

/** Waits until the server has exited, because the next one needs the same port and folder. */
async function stop(): Promise<void> {
  if (!server.pid || server.exitCode !== null) return;
  const hasClosed = new Promise((resolve) => server.once('close', resolve));
  process.kill(-server.pid);
  await hasClosed;
}

test.describe('a folder of plain pages', () => {
  let file = '';

  test.beforeAll(async ({ browserName: _ }, testInfo) => {
    const content = path.relative('.', testInfo.outputPath('content'));
    file = path.join(content, 'guides/page.mdx');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, page('The first sentence.'));
    await start({ CONTENT_DIR: content }, testInfo);
  });

  test.afterAll(stop);

  test('there is no service worker, and one that a build has left in the browser takes itself out', async ({
    request,
  }) => {
    const answer = await request.get(`${site}/sw.js`);
    expect(answer.headers()['content-type']).toContain('javascript');
    expect(await answer.text()).toContain('registration.unregister()');
  });

  test('a page under edit shows each change, a mistake with its place, and the page again once it is fixed', async ({
    page: tab,
  }) => {
    await tab.goto(`${site}/guides/page`);
    await expect(tab.getByText('The first sentence.')).toBeVisible();
    fs.writeFileSync(file, page('Another sentence.'));
    await expect(tab.getByText('Another sentence.')).toBeVisible();
    fs.writeFileSync(file, page('<Steps>'));
    // Next announces the page's title in an alert of its own.
    const mistake = tab
      .locator('[role="alert"]:not(#__next-route-announcer__)')
      .filter({ hasText: 'This page has a mistake' });
    await expect(mistake).toContainText(`${file}:5:1  error: <Steps> is never closed.`);
    await expect
      .poll(() => terminal, { timeout: 20_000 })
      .toContain(`${file}:5:1  error: <Steps> is never closed.`);
    fs.writeFileSync(file, page('The fixed sentence.'));
    await expect(tab.getByText('The fixed sentence.')).toBeVisible();
    await expect(mistake).toHaveCount(0);
    await expect.poll(() => terminal, { timeout: 20_000 }).toContain('The content has no mistakes.');
  });

  test('a page that was opened by another address of this machine shows each change, too', async ({
    page: tab,
  }) => {
    fs.writeFileSync(file, page('The first sentence.'));
    await recordHydration(tab.context());
    await tab.goto(`${site.replace('localhost', '127.0.0.1')}/guides/page`);
    // Next doesn't show a change that happens earlier until there's another one.
    await whenHydrated(tab);
    await expect(tab.getByText('The first sentence.')).toBeVisible();
    fs.writeFileSync(file, page('Another sentence.'));
    await expect(tab.getByText('Another sentence.')).toBeVisible();
  });

  test('what the content check finds is above every page, and goes once it is fixed', async ({
    page: tab,
  }) => {
    const other = path.join(path.dirname(file), 'other.mdx');
    fs.writeFileSync(file, page('See [that](/guides/nowhere).'));
    fs.writeFileSync(other, page('The other page.'));
    const found = tab.locator('[role="alert"]').filter({ hasText: 'The content check found 1 problem' });
    await tab.goto(`${site}/guides/page`);
    await expect(found).toContainText(`${file}:5:5  warning: No page has the address /guides/nowhere.`);
    await tab.goto(`${site}/guides/other`);
    await expect(tab.getByText('The other page.')).toBeVisible();
    await expect(found).toContainText('1 problem in other files');
    await expect(found.getByText('No page has the address /guides/nowhere.')).toBeVisible();
    fs.writeFileSync(file, page('See nothing.'));
    await expect(found).toHaveCount(0);
    fs.rmSync(other);
  });

  test('an open tab shows a new page, that its file is gone, and the page again once the file is back', async ({
    page: tab,
    request,
  }) => {
    const newFile = path.join(path.dirname(file), 'new.mdx');
    const notFound = tab.getByRole('heading', { name: 'Page not found' });
    await tab.goto(`${site}/guides/new`);
    await expect(notFound).toBeVisible();
    fs.writeFileSync(newFile, page('The new page.'));
    await expect(tab.getByText('The new page.')).toBeVisible();
    fs.rmSync(newFile);
    await expect(notFound).toBeVisible();
    expect((await request.get(`${site}/guides/new`)).status()).toBe(404);
    fs.writeFileSync(newFile, page('The page is back.'));
    await expect(tab.getByText('The page is back.')).toBeVisible();
    await expect(notFound).toHaveCount(0);
  });

  test('a picture appears as soon as its file does', async ({ page: tab }) => {
    const picture = 'public/images/development-test.svg';
    try {
      fs.writeFileSync(file, page('![A red square](/images/development-test.svg)'));
      await tab.goto(`${site}/guides/page`);
      await expect(tab.getByText('There is no image /images/development-test.svg.')).toBeVisible();
      fs.writeFileSync(picture, '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" />\n');
      await expect(tab.getByRole('img', { name: 'A red square' })).toBeVisible();
    } finally {
      fs.rmSync(picture, { force: true });
    }
  });

  test('a second server on the same port ends at once and names the port', () => {
    const { port } = new URL(site);
    const { status, stderr } = spawnSync(process.execPath, command, {
      env: { ...process.env, PORT: port },
      encoding: 'utf8',
    });
    expect(stderr).toContain(`Port ${port} is in use.`);
    expect(status).toBe(1);
  });
});

test.describe('the site', () => {
  test.beforeAll(({ browserName: _ }, testInfo) => start({}, testInfo));

  test.afterAll(stop);

  test('answers short links and /index.json, as the export does', async ({ request }) => {
    test.setTimeout(240_000);
    const short = '/s/SablierV2LockupLinear.withdraw';
    const target = '/reference/lockup/core/contract.SablierV2LockupLinear#withdraw';
    const response = await request.get(`${site}${short}`, { timeout: 60_000 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(await response.text()).toContain(`url=${target}"`);
    expect((await request.get(`${site}/s/nothing`)).status()).toBe(404);

    const index = await (await request.get(`${site}/index.json`, { timeout: 120_000 })).json();
    expect(index.redirects[short]).toBe(target);
    expect(index).toEqual(JSON.parse(readExported('index.json').toString()));
  });

  test('a mistake in the data is above every page, also after the content was read again, and goes once it is fixed', async ({
    page: tab,
  }) => {
    test.setTimeout(240_000);
    const data = 'content/data/development-test.json';
    const found = tab.locator('[role="alert"]').filter({ hasText: `${data}:1:1` });
    try {
      await tab.goto(`${site}/concepts/streaming`, { timeout: 60_000 });
      for (const _ of ['by the first watcher', 'by the one that replaced it']) {
        fs.writeFileSync(data, '<<<<<<< HEAD\n');
        await expect(found).toBeVisible({ timeout: 60_000 });
        fs.writeFileSync(data, '{}\n');
        await expect(found).toHaveCount(0, { timeout: 60_000 });
      }
    } finally {
      fs.rmSync(data, { force: true });
    }
  });
});
