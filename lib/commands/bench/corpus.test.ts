import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCorpus } from './corpus';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'corpus-'));
afterAll(() => fs.rmSync(temporary, { recursive: true }));

function write(...names: string[]): void {
  for (const name of names) {
    const file = path.join(temporary, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, '# Page');
  }
}

test('pages in the docs folder are listed by the names of their exported files', () => {
  write(
    'with/docs/index.md',
    'with/docs/b/index.md',
    'with/docs/b/c.md',
    'with/docs/a.mdx',
    'with/manifest.json',
  );
  expect(readCorpus(path.join(temporary, 'with'))).toEqual({
    folder: path.join(temporary, 'with', 'docs'),
    pages: ['a.html', 'b.html', 'b/c.html'],
  });
});

test('without a docs folder, pages are listed from the folder itself', () => {
  write('without/a.md');
  expect(readCorpus(path.join(temporary, 'without')).folder).toBe(path.join(temporary, 'without'));
});

test('the error for a missing folder or one without pages contains its name', () => {
  write('empty/notes.txt');
  expect(() => readCorpus(path.join(temporary, 'gone'))).toThrow(`There is no folder ${temporary}`);
  expect(() => readCorpus(path.join(temporary, 'empty'))).toThrow('empty contains no Markdown pages.');
});
