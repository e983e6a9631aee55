import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

const ready = path.resolve('lib/commands/ready.mjs');
let folder: string;

const write = (file: string, packages: object) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
};
const run = (...args: string[]) =>
  spawnSync(process.execPath, [ready, ...args], { cwd: folder, encoding: 'utf8' });

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ready-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  write('package-lock.json', {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/test-tool': { version: '1.0.0', dev: true },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  });
});

test('nothing is installed if every package has its version, whichever file is newer', () => {
  write('node_modules/.package-lock.json', {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/test-tool': { version: '1.0.0' },
  });
  fs.utimesSync(path.join(folder, 'node_modules/.package-lock.json'), 0, 0);
  expect(run()).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test('a build needs no packages for tests', () => {
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
  expect(run('--without-dev')).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(run().stdout).toContain('Installing packages');
});

test('a link to another folder is never emptied', () => {
  write('elsewhere/.package-lock.json', { 'node_modules/a': { version: '0.9.0' } });
  fs.symlinkSync('elsewhere', path.join(folder, 'node_modules'));
  expect(run()).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('is a link') });
  expect(fs.readdirSync(path.join(folder, 'elsewhere'))).toEqual(['.package-lock.json']);
});
