import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nestSite } from './nest-site';

test('a site below a path gets a folder, with what hosts and browsers request from the root beside it', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nest-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const files = [
    'index.html',
    '404.html',
    'favicon.ico',
    'docs/a.html',
    '_headers',
    '_redirects',
    'site.caddy',
  ];
  for (const name of files) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), name);
  }
  expect(() => nestSite(folder, '')).toThrow('Set BASE_PATH');
  // The second run changes nothing.
  for (const _ of [1, 2]) {
    nestSite(folder, '/docs');
    const there = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(there.filter((name) => fs.statSync(path.join(folder, name)).isFile()).sort()).toEqual([
      '404.html',
      '_headers',
      '_redirects',
      'docs/404.html',
      'docs/docs/a.html',
      'docs/favicon.ico',
      'docs/index.html',
      'favicon.ico',
      'site.caddy',
    ]);
  }
});
