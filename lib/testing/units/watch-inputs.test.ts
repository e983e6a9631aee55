import { execFileSync } from 'node:child_process';
import fs, { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '@/lib/site/files-below';
import { isCode, watchInputs } from './watch-inputs';

test('code that is read, listed, or looked for is noted, and content is not', async () => {
  const stop = watchInputs();
  fs.readFileSync('app/tokens.css');
  readFileSync(path.resolve('lib/site/invariant.ts'));
  fs.readdirSync('lib/testing', { recursive: true, withFileTypes: true });
  await fs.promises.readdir('lib/site');
  await expect(fs.promises.readdir('lib/none')).rejects.toThrow('ENOENT');
  fs.existsSync('components/none.tsx');
  fs.readFileSync('content/sidebar.ts');
  fs.readFileSync('lib/commands/bench/README.md');
  const { codeRead, startsPrograms } = stop();
  expect(codeRead.sort()).toEqual(
    [
      ...new Set([
        'app/tokens.css',
        'lib/site/invariant.ts',
        ...filesBelow('lib/testing').filter(isCode),
        ...filesBelow('lib/site').filter(isCode),
        'components/none.tsx',
      ]),
    ].sort(),
  );
  expect(startsPrograms).toBe(false);
});

test('programs that are started are noted, until the end', () => {
  const stop = watchInputs();
  execFileSync(process.execPath, ['--version']);
  expect(stop()).toEqual({ codeRead: [], startsPrograms: true });
  const stopAgain = watchInputs();
  expect(stopAgain().startsPrograms).toBe(false);
});
