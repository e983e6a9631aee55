import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';

const folder = temporaryFolder();
const names = ['a', 'b', 'c'];
// The text differs each time, because the cache outlives the test.
const write = (name: string, text: string) =>
  fs.writeFileSync(
    path.join(folder, `${name}.md`),
    `---\ntitle: A page\ndescription: ${folder}\n---\n\n${text}\n`,
  );
for (const name of names) write(name, 'Text.');

afterEach(() => vi.unstubAllEnvs());

async function uncompiled(): Promise<string[]> {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('CONTENT_DIR', folder);
  vi.resetModules();
  const { listUncompiled } = await import('@/lib/pages/documents');
  return listUncompiled().map(({ slug }) => slug);
}

const compileFor = (mainProcess: number) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'lib/commands/compile-from-end.ts', String(mainProcess)], {
    env: { ...process.env, CONTENT_DIR: folder },
    encoding: 'utf8',
  });

test('the second compiler ends without the main process', async () => {
  expect(compileFor(0).status).toBe(0);
  expect(await uncompiled()).toEqual(names);
});

test('the first compiler finds the output of the second one, and reports pages that cannot be compiled', async () => {
  write('b', '# A second title');
  expect(await uncompiled()).toEqual(names);
  const ended = compileFor(process.pid);
  expect(ended.stderr).toBe('');
  expect(ended.status).toBe(0);
  expect(await uncompiled()).toEqual(['b']);
});
