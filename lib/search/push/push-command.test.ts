import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';

/** Runs `npm run search:push` with these arguments and no keys except those given. */
function push(words: string[], keys: Record<string, string> = {}) {
  const args = ['--import', 'tsx', 'lib/commands/push-search.ts', ...words];
  const { PATH } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...(PATH && { PATH }), NODE_ENV: 'test', ...keys },
  });
  return { status, output: stdout + stderr };
}

test('a dry run writes all records to a file, needs no key, and sends nothing', { timeout: 120_000 }, () => {
  const { status, output } = push(['--dry-run']);
  expect(output).toMatch(/^Wrote \d+ records to \.cache\/search-records\.json\. Nothing was sent\.$/m);
  expect(status).toBe(0);
  const records: unknown[] = JSON.parse(fs.readFileSync('.cache/search-records.json', 'utf8'));
  expect(records.length).toBe(Number(/\d+(?= records)/.exec(output)?.[0]));
  expect(records[0]).toMatchObject({ objectID: expect.any(String), language: 'en', weight: {} });
});

test('an unknown argument stops the command before it reads anything', { timeout: 30_000 }, () => {
  const { status, output } = push(['--dry']);
  expect(output).toContain('The push takes --dry-run, not --dry.');
  expect(output).not.toContain('Reading the pages');
  expect(status).toBe(1);
});

test('if a key is missing, the command lists all required variables', { timeout: 120_000 }, () => {
  const keys = { NEXT_PUBLIC_ALGOLIA_APP_ID: 'ABC', NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'k3y' };
  const { status, output } = push([], keys);
  expect(output).toContain('and ALGOLIA_ADMIN_KEY in the environment');
  expect(status).toBe(1);
});
