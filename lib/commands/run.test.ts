import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { runPart } from './run';

const folder = temporaryFolder();

function script(code: string): string {
  const file = path.join(folder, `${Math.random()}.mjs`);
  fs.writeFileSync(file, code);
  return file;
}

test('the promise resolves when the script reports, and the script ends later', async () => {
  const done = path.join(folder, 'done');
  const { ended } = await runPart(
    script(`import fs from 'node:fs'; process.send('ready');
      setTimeout(() => { fs.writeFileSync(${JSON.stringify(done)}, ''); process.disconnect(); }, 300);`),
  );
  expect(fs.existsSync(done)).toBe(false);
  await ended;
  expect(fs.existsSync(done)).toBe(true);
});

test('the failure of a script is reported, both before and after its message', async () => {
  await expect(runPart(script('process.exitCode = 1;'))).rejects.toThrow('not built');
  const { ended } = await runPart(script(`process.send('ready', () => process.exit(1));`));
  await expect(ended).rejects.toThrow('not built');
});

test.each([
  ['build', 'npm run build'],
  ['dev', 'npm run dev'],
])('a plain "next %s" says at once which command to run', (command, instead) => {
  const { WITH_CONTENT: _, NODE_ENV: __, ...env } = process.env;
  const next = spawnSync(
    process.execPath,
    ['node_modules/next/dist/bin/next', command, '--port', '0'].slice(0, command === 'dev' ? 4 : 2),
    {
      encoding: 'utf8',
      env: env as NodeJS.ProcessEnv,
      timeout: 20_000,
    },
  );
  expect(next.stderr).toContain(`Run  ${instead}  instead.`);
  expect(next.status).toBe(1);
});
