import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@/lib/testing/units/temporary-folder';

const ready = path.resolve('lib/commands/ready.mjs');
let folder: string;

const write = (file: string, packages: object) =>
  writeFiles(folder, { [file]: JSON.stringify({ packages }) });
const run = (variables: Record<string, string> = {}, ...args: string[]) =>
  spawnSync(process.execPath, [ready, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...variables },
  });

/** Puts a program in place of npm, and returns the variables with which it's found. */
function replaceNpm(script: string): Record<string, string> {
  const file = path.join(folder, 'bin/npm');
  fs.mkdirSync(path.dirname(file));
  fs.writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return { PATH: `${path.dirname(file)}:${process.env.PATH}` };
}

beforeEach(() => {
  folder = temporaryFolder();
  write('package-lock.json', {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  });
});

test('nothing is installed if every package has its version, whichever file is newer', () => {
  write('node_modules/.package-lock.json', {
    'node_modules/a': { version: '1.0.0' },
  });
  fs.utimesSync(path.join(folder, 'node_modules/.package-lock.json'), 0, 0);
  expect(run()).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test('a build needs no packages for tests', () => {
  const a = { 'node_modules/a': { version: '1.0.0' } };
  write('package-lock.json', { '': {}, ...a, 'node_modules/tool': { version: '1.0.0', dev: true } });
  write('node_modules/.package-lock.json', a);
  const variables = replaceNpm('exit 0');
  expect(run(variables, '--without-dev')).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(run(variables).stdout).toContain('Installing packages');
});

test('a link to another folder is never emptied', () => {
  write('elsewhere/.package-lock.json', { 'node_modules/a': { version: '0.9.0' } });
  fs.symlinkSync('elsewhere', path.join(folder, 'node_modules'));
  expect(run()).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('is a link') });
  expect(fs.readdirSync(path.join(folder, 'elsewhere'))).toEqual(['.package-lock.json']);
});

test('an older Node is told the version that the site needs, before anything is installed', () => {
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ engines: { node: '>=99.20' } }));
  expect(run()).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `This site needs Node 99.20 or newer, and this is Node ${process.versions.node}.\n`,
  });
});

test('the packages for development are installed with NODE_ENV=production, too, and npm may say what is wrong', () => {
  const variables = replaceNpm('echo "$@"; exit 7');
  const { status, stdout } = run({ ...variables, NODE_ENV: 'production', npm_config_loglevel: 'silent' });
  expect(stdout).toMatch(/^Installing packages…\nci .*--include=dev --loglevel=warn\n$/);
  expect(status).toBe(7);
});

test('packages that another platform installed are installed again', () => {
  const other = { version: '1.0.0', optional: true, os: ['plan9'], cpu: ['pdp11'] };
  const here = { ...other, os: [process.platform], cpu: [process.arch] };
  const variables = replaceNpm('exit 0');
  const rest = { 'node_modules/a': { version: '1.0.0' } };
  write('node_modules/.package-lock.json', { ...rest, 'node_modules/other-platform': other });
  expect(run(variables).stdout).toMatch(
    /^The packages were installed for another platform than .*\nInstalling/,
  );
  write('node_modules/.package-lock.json', { ...rest, 'node_modules/other-platform': here });
  expect(run(variables).stdout).toBe('');
});
