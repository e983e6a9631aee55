import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';

const index = {
  version: 1,
  base: 'https://docs.test',
  pages: [
    { url: '/concepts/fees', anchors: ['gas', 'send(uint256,(address,bool)[])'] },
    { url: '/guides/v1.0', anchors: [] },
  ],
  redirects: {
    '/costs': '/concepts/fees',
    '/s/Vault.send': '/concepts/fees#gas',
    '/concepts/fees#old': '/concepts/fees#gas',
  },
};

const script =
  /```js\n(\/\/ check-doc-links\.mjs.*?)```/s.exec(
    fs.readFileSync('content/guides/integrate-with-these-docs.mdx', 'utf8'),
  )?.[1] ?? '';
const folder = temporaryFolder();
const server = http.createServer((_, response) => response.end(JSON.stringify(index)));

beforeAll(async () => {
  fs.writeFileSync(path.join(folder, 'check-doc-links.mjs'), script);
  fs.mkdirSync(path.join(folder, 'src/deep'), { recursive: true });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
});

/** Runs the page's script on a file, and returns its output and exit code. */
function check(...lines: string[]): Promise<{ said: string; status: number }> {
  fs.writeFileSync(path.join(folder, 'src/deep/Vault.sol'), lines.join('\n'));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['check-doc-links.mjs', 'src', site],
      { cwd: folder },
      (error, stdout, stderr) => resolve({ said: stdout + stderr, status: error ? 1 : 0 }),
    );
  });
}

test('it accepts pages, anchors, old URLs, moved anchors, and short links in any context', async () => {
  expect(
    await check(
      '// see https://docs.test/s/Vault.send',
      '/// [fees](https://docs.test/concepts/fees#gas), https://docs.test/costs#gas.',
      "'https://docs.test/guides/v1.0' <https://docs.test/concepts/fees#old> https://docs.test/ https://docs.test",
      'https://docs.test/concepts/fees#send(uint256,(address,bool)[]) https://docs.test/concepts/fees?a=b#gas',
      '(https://docs.test/concepts/fees#send(uint256,(address,bool)%5B%5D)) https://other.test/nowhere',
    ),
  ).toEqual({ said: '', status: 0 });
});

test('it prints the file, line, and URL of each broken link, and fails', async () => {
  expect(
    await check(
      'https://docs.test/concepts/fee',
      '',
      'https://docs.test/concepts/fees#nope and https://docs.test/s/Vault.sent',
    ),
  ).toEqual({
    said: [
      'src/deep/Vault.sol:1  https://docs.test/concepts/fee',
      'src/deep/Vault.sol:3  https://docs.test/concepts/fees#nope',
      'src/deep/Vault.sol:3  https://docs.test/s/Vault.sent',
      '',
    ].join('\n'),
    status: 1,
  });
});
