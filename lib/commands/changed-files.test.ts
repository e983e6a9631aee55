import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@/lib/testing/units/temporary-folder';
import { readChanges } from './changed-files';

const root = process.cwd();
const folder = temporaryFolder({ 'page.mdx': 'Before', 'gone.mdx': '' });
afterAll(() => process.chdir(root));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...args], { stdio: 'pipe' });
const commit = () => {
  git('add', '.');
  git('commit', '-q', '-m', 'Change');
};

test('changes are those since the main branch, even after the branch was pushed', () => {
  process.chdir(folder);
  git('init', '-q', '-b', 'trunk');
  commit();
  expect(readChanges()).toBeUndefined();

  git('branch', 'main');
  git('checkout', '-q', '-b', 'feature');
  git('init', '-q', '--bare', path.join(folder, '.git/remote'));
  git('remote', 'add', 'origin', path.join(folder, '.git/remote'));
  writeFiles(folder, { 'page.mdx': 'After' });
  git('rm', '-q', 'gone.mdx');
  commit();
  git('push', '-q', '-u', 'origin', 'feature');
  writeFiles(folder, { 'new.mdx': '' });
  const changes = readChanges();
  expect(changes?.files).toEqual(['gone.mdx', 'page.mdx', 'new.mdx']);
  expect(['page.mdx', 'new.mdx'].map((file) => changes?.before(file))).toEqual(['Before', undefined]);
});
