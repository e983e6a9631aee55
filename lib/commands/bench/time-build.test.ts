import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { timeBuild } from './time-build';

const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'time-build-'));
fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
fs.mkdirSync(path.join(copy, 'lib/commands'), { recursive: true });
afterAll(() => fs.rmSync(copy, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

const order = { copy, contentDir: undefined, stop: new AbortController().signal };
const writeBuild = (code: string) => fs.writeFileSync(path.join(copy, 'lib/commands/build.ts'), code);

test('a build has no base path and stays in the copy, regardless of the environment', async () => {
  vi.stubEnv('BASE_PATH', '/docs');
  vi.stubEnv('OUT_DIR', '/elsewhere');
  vi.stubEnv('CONTENT_DIR', 'other');
  writeBuild(
    "import fs from 'node:fs'; const { BASE_PATH, OUT_DIR, CONTENT_DIR } = process.env; fs.writeFileSync('reported.json', JSON.stringify({ BASE_PATH, OUT_DIR, CONTENT_DIR }));",
  );
  const { seconds } = await timeBuild(order);
  const readReport = () => JSON.parse(fs.readFileSync(path.join(copy, 'reported.json'), 'utf8'));
  expect(readReport()).toEqual({ BASE_PATH: '', OUT_DIR: 'out', CONTENT_DIR: '' });
  expect(seconds).toBeGreaterThan(0);

  await timeBuild({ ...order, contentDir: '/pages' });
  expect(readReport().CONTENT_DIR).toBe('/pages');
});

test('the error of a failed build contains everything that it printed', async () => {
  writeBuild("console.log('a.mdx:3:1 is broken'); console.error('and so is b'); process.exitCode = 1;");
  await expect(timeBuild(order)).rejects.toThrow(/a\.mdx:3:1 is broken.*and so is b.*failed/s);
});

test('a build can be stopped', async () => {
  writeBuild("import fs from 'node:fs'; fs.writeFileSync('started', ''); setInterval(() => {}, 1000);");
  const controller = new AbortController();
  const watcher = fs.watch(copy, (_, name) => name === 'started' && controller.abort(new Error('Stopped.')));
  await expect(timeBuild({ ...order, stop: controller.signal })).rejects.toThrow('Stopped.');
  watcher.close();
});
