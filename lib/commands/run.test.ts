import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { nextBin, runQuietly, runTogether } from './run';

const folder = temporaryFolder();

function script(code: string): string {
  const file = path.join(folder, `${Math.random()}.mjs`);
  fs.writeFileSync(file, code);
  return file;
}

test('scripts run at the same time, and the failure of one stops the others', async () => {
  const [ready, done] = [path.join(folder, 'ready'), path.join(folder, 'done')];
  const write = (file: string) => `fs.writeFileSync(${JSON.stringify(file)}, '')`;
  const together = (code: string) =>
    runTogether('The reason is above.', [
      {
        args: [
          script(`import fs from 'node:fs'; setTimeout(() => { ${write(done)}; }, 1_000); ${write(ready)};`),
        ],
      },
      { args: [script(code)] },
    ]);
  // Fails only while the other one runs.
  const whenReady = `import fs from 'node:fs';
    const wait = setInterval(() => { if (fs.existsSync(${JSON.stringify(ready)})) process.exit(1); }, 10);`;
  await expect(together(whenReady)).rejects.toThrow('The reason is above.');
  expect(fs.existsSync(done)).toBe(false);
  await together('');
  expect(fs.existsSync(done)).toBe(true);
});

test.each([
  ['build', 'npm run build'],
  ['dev', 'npm run dev'],
])('a plain "next %s" says at once which command to run', (command, instead) => {
  const { WITH_CONTENT: _, NODE_ENV: __, ...env } = process.env;
  const next = spawnSync(
    process.execPath,
    [nextBin, command, '--port', '0'].slice(0, command === 'dev' ? 4 : 2),
    {
      encoding: 'utf8',
      env: env as NodeJS.ProcessEnv,
      timeout: 20_000,
    },
  );
  expect(next.stderr).toContain(`Run  ${instead}  instead.`);
  expect(next.status).toBe(1);
});

test('a script that runs quietly fails with its output, and has the priority that it is given', async () => {
  const env = { ...process.env };
  const runs = (code: string, priority?: number) =>
    runQuietly('It failed.', [script(code)], { cwd: folder, env }, priority);
  await expect(runs(`console.log('One'); console.error('Two'); process.exit(1);`)).rejects.toThrow(
    'One\n\nTwo\n\nIt failed.',
  );
  // Only root may raise a priority, so without one, a script keeps that of the process that starts it.
  const setPriority = vi.spyOn(os, 'setPriority');
  await runs('');
  expect(setPriority).not.toHaveBeenCalled();
  await runs('', 19);
  expect(setPriority).toHaveBeenCalledWith(expect.any(Number), 19);
});
