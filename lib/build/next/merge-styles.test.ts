import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mergeStyles, nameMerged } from './merge-styles';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merge-styles-'));
  for (const name of ['a', 'b', 'home'])
    fs.writeFileSync(path.join(folder, `${name}.css`), `.${name}{top:0}`);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const link = (name: string) => `<link rel="stylesheet" href="/n/${name}.css" data-precedence="next"/>`;
const page = link('a') + link('b');
const home = link('a') + link('b') + link('home');

test('what all pages share becomes one file, in its order, and what one page has stays its own', () => {
  const merged = mergeStyles(folder, [home, page]);
  expect(merged?.parts).toEqual(['a.css', 'b.css']);
  expect(fs.readFileSync(path.join(folder, merged?.file ?? ''), 'utf8')).toBe('.a{top:0}\n.b{top:0}');
  expect(fs.readdirSync(folder).sort()).toEqual([merged?.file, 'home.css'].sort());
  expect(nameMerged(home, merged)).toBe(
    `<link rel="stylesheet" href="/n/${merged?.file}" data-precedence="next"/>${link('home')}`,
  );
});

test('the name follows the content', () => {
  const first = mergeStyles(folder, [page])?.file;
  fs.writeFileSync(path.join(folder, 'a.css'), '.a{top:1px}');
  fs.writeFileSync(path.join(folder, 'b.css'), '.b{top:0}');
  expect(mergeStyles(folder, [page])?.file).not.toBe(first);
});

test('a stylesheet that most pages drop stays its own', () => {
  expect(mergeStyles(folder, [home], ['home.css'])?.parts).toEqual(['a.css', 'b.css']);
});

test('pages that share but one stylesheet keep it', () => {
  expect(mergeStyles(folder, [link('a'), page])).toBeUndefined();
  expect(nameMerged(page, undefined)).toBe(page);
});

test('a part that is named in an unknown way stops the build', () => {
  const merged = mergeStyles(folder, [page]);
  expect(() => nameMerged(`${page}<x href="/n/b.css">`, merged)).toThrow('names the stylesheet b.css');
});
