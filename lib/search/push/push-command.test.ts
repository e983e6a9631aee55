import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';

/** What `npm run search:push` does with these words, and no key but those that are given. */
function push(words: string[], keys: Record<string, string> = {}) {
  const args = ['--import', 'tsx', 'lib/commands/push-search.ts', ...words];
  const { PATH } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...(PATH && { PATH }), NODE_ENV: 'test', ...keys },
  });
  return { status, told: stdout + stderr };
}

test('a dry run writes every record to a file, needs no key and sends nothing', { timeout: 120_000 }, () => {
  const { status, told } = push(['--dry-run']);
  expect(told).toMatch(/^\d+ records stand in \.cache\/search-records\.json\. Nothing was sent\.$/m);
  expect(status).toBe(0);
  const records: unknown[] = JSON.parse(fs.readFileSync('.cache/search-records.json', 'utf8'));
  expect(records.length).toBe(Number(/^\d+(?= records)/m.exec(told)?.[0]));
  expect(records[0]).toMatchObject({ objectID: expect.any(String), language: 'en', weight: {} });
});

test('words that it does not know end it before anything is read', { timeout: 30_000 }, () => {
  const { status, told } = push(['--dry']);
  expect(told).toContain('The push takes --dry-run, not --dry.');
  expect(status).toBe(1);
});

test('a missing key ends it with the names of all that it needs', { timeout: 120_000 }, () => {
  const keys = { NEXT_PUBLIC_ALGOLIA_APP_ID: 'ABC', NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'k3y' };
  const { status, told } = push([], keys);
  expect(told).toContain('and ALGOLIA_ADMIN_KEY in the environment');
  expect(status).toBe(1);
});
