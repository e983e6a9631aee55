import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '@/lib/site/env';
import { temporaryFolder, writeFiles } from '@/lib/testing/units/temporary-folder';
import { writeOfflineFiles } from './write-offline-files';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
  const styles = '/docs/_next/static/chunks/a.css';
  const page = `<link rel="stylesheet" href="${styles}">`;
  writeFiles(folder, { [styles.slice(5)]: 'a {}', '404.html': page });
});

const write = (variables: Record<string, string>) =>
  writeOfflineFiles(folder, readEnvironment({ BASE_PATH: '/docs', ...variables }));
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

test('a site gets a small worker with its offline page and the names of its files', () => {
  write({});
  const worker = read('sw.js');
  expect(worker.length).toBeLessThan(12_000);
  expect(worker).not.toContain('workerBuild');
  expect(worker).toContain('<h1>This page isn’t saved on this device</h1>');
  expect(worker).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src 'self';/);
  expect(worker).toContain('<link rel="stylesheet" href="/docs/_next/static/chunks/a.css">');
  expect(worker).toContain('"/docs/_next/static/chunks/a.css"');
  const heard: string[] = [];
  const self = { addEventListener: (name: string) => heard.push(name), location: {} };
  vm.runInNewContext(worker, { self });
  expect(heard.sort()).toEqual(['activate', 'fetch', 'install', 'message']);
});

test('an existing file is never overwritten', () => {
  fs.writeFileSync(path.join(folder, 'sw.js'), '');
  expect(() => write({})).toThrow('EEXIST');
});
