import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { copySources } from './source-copy';

const temporary = temporaryFolder();
const root = path.join(temporary, 'repository');
const copy = path.join(root, '.cache', 'copy');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });

function write(name: string, text: string): void {
  const file = path.join(root, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

beforeAll(() => {
  write('.gitignore', 'node_modules/\n.cache/\nout/\n');
  write('content/kept.md', 'kept');
  write('content/gone.md', 'gone');
  write('node_modules/pack/index.js', 'code');
  write('out/index.html', 'old build');
  write('.cache/copy/left.txt', 'from a run before');
  fs.symlinkSync('pack', path.join(root, 'node_modules', 'alias'));
  git('init');
  git('add', '.');
  fs.rmSync(path.join(root, 'content/gone.md'));
  write('content/new page.md', 'not added yet');
  copySources(root, copy);
});

test('only files that git tracks or would track are copied', () => {
  expect(fs.readdirSync(copy).sort()).toEqual(['.git', '.gitignore', 'content', 'node_modules']);
  expect(fs.readdirSync(path.join(copy, 'content')).sort()).toEqual(['kept.md', 'new page.md']);
});

test('a build that writes to its sources does not change those of the repository', () => {
  fs.writeFileSync(path.join(copy, 'content/kept.md'), 'changed');
  expect(fs.readFileSync(path.join(root, 'content/kept.md'), 'utf8')).toBe('kept');
});

test('packages are copied, including symlinks between them', () => {
  expect(fs.readFileSync(path.join(copy, 'node_modules/alias/index.js'), 'utf8')).toBe('code');
  expect(fs.readlinkSync(path.join(copy, 'node_modules/alias'))).toBe('pack');
});
