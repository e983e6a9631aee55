import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@/lib/testing/units/temporary-folder';
import { firstCommitted, lastUpdated } from './last-updated';

test('a file was added before it was changed, or the history has neither date', () => {
  const [added, changed] = [firstCommitted('content/sidebar.ts'), lastUpdated('content/sidebar.ts')];
  expect(added === undefined).toBe(changed === undefined);
  if (added && changed) expect(Date.parse(added)).toBeLessThan(Date.parse(changed));
  expect(firstCommitted('content/no-such-file.mdx')).toBeUndefined();
});

/** Returns what a command in a folder would say about the dates. */
function reasonIn(cwd: string, variables: Record<string, string> = {}): string {
  const module = path.resolve('lib/pages/last-updated.ts');
  const script = `import(${JSON.stringify(module)}).then((m) => console.log(m.whyNoDates(), m.lastUpdated('content/a.mdx')))`;
  const tsx = path.resolve('node_modules/tsx/dist/loader.mjs');
  return execFileSync(process.execPath, ['--import', tsx, '--eval', script], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...variables },
  });
}

test('the reason is known why pages have no dates: a shallow clone, no history, or no git', () => {
  const folder = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.test', ...args], { stdio: 'pipe' });
  const full = path.join(folder, 'full');
  git('init', '-q', full);
  for (const text of ['one', 'two']) {
    writeFiles(full, { 'content/a.mdx': text });
    git('-C', full, 'add', '.');
    git('-C', full, 'commit', '-qm', text);
  }
  const shallow = path.join(folder, 'shallow');
  git('clone', '-q', '--depth=1', `file://${full}`, shallow);
  const plain = path.join(folder, 'plain');
  fs.mkdirSync(plain);

  expect(reasonIn(full)).toMatch(/^undefined \d{4}-/);
  expect(reasonIn(shallow)).toBe('the clone is shallow; "git fetch --unshallow" completes it undefined\n');
  expect(reasonIn(plain)).toMatch(
    /^git refuses to read the history: fatal: not a git repository .* undefined/,
  );
  expect(reasonIn(full, { PATH: plain })).toBe("git isn't installed undefined\n");
});
