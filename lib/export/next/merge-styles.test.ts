import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import {
  addPlainContent,
  dropStyles,
  findOptionalStyles,
  linkMergedStyle,
  mergeStyles,
  needsOf,
  unneededStyles,
} from './merge-styles';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  for (const name of ['a', 'b', 'home'])
    fs.writeFileSync(path.join(folder, `${name}.css`), `.${name}{top:0}`);
});

const link = (name: string) => `<link rel="stylesheet" href="/n/${name}.css" data-precedence="next"/>`;
const page = link('a') + link('b');
const home = link('a') + link('b') + link('home');

test('what all pages share becomes one file, in its order, and what one page has stays its own', () => {
  const merged = mergeStyles(folder, [home, page]);
  expect(merged?.parts).toEqual(['a.css', 'b.css']);
  expect(fs.readFileSync(path.join(folder, merged?.file ?? ''), 'utf8')).toBe('.a{top:0}\n.b{top:0}');
  expect(fs.readdirSync(folder).sort()).toEqual([merged?.file, 'home.css'].sort());
  expect(linkMergedStyle(home, merged)).toBe(
    `<link rel="stylesheet" href="/n/${merged?.file}" data-precedence="next"/>${link('home')}`,
  );
});

test('a part that is named in an unknown way stops the build', () => {
  const merged = mergeStyles(folder, [page]);
  expect(() => linkMergedStyle(`${page}<x href="/n/b.css">`, merged)).toThrow('names the stylesheet b.css');
});

const element = (key: number, name: string) =>
  `["$","link","${key}",{"rel":"stylesheet","href":"/n/${name}","precedence":"next"}]`;

test('a stylesheet goes from a payload, with the row that fetches it early', () => {
  const payload = `:HL["/n/b.css","style"]\n:HL["/n/a.css","style"]\n0:[[${element(0, 'b.css')},${element(1, 'a.css')}]]\n`;
  expect(dropStyles(payload, ['a.css'])).toBe(`:HL["/n/b.css","style"]\n0:[[${element(0, 'b.css')}]]\n`);
});

test('several go at once, side by side and apart', () => {
  const all = ['a.css', 'b.css', 'c.css', 'd.css'].map((name, at) => element(at, name));
  expect(dropStyles(`0:[${all.join()}]`, ['a.css', 'b.css', 'd.css'])).toBe(`0:[${all[2]}]`);
  expect(dropStyles(`0:[${all.join()}]`, ['b.css', 'c.css'])).toBe(`0:[${all[0]},${all[3]}]`);
  expect(dropStyles(`0:[${all.join()}]`, ['a.css', 'b.css', 'c.css', 'd.css'])).toBe('0:[]');
});

test('a row that others refer to stays, and holds nothing', () => {
  expect(dropStyles(`1a:${element(0, 'a.css')}\n0:["$1a"]\n`, ['a.css'])).toBe('1a:null\n0:["$1a"]\n');
});

test('pages can leave out the stylesheet of a part that loads later, and of a route, but none that all pages have', () => {
  fs.writeFileSync(path.join(folder, 'search.css'), '.a{top:0}.search{top:0}');
  fs.writeFileSync(path.join(folder, 'open.js'), 'load("static/chunks/search.css")');
  const pages = [home, page].map((html) => html + link('search'));
  expect(findOptionalStyles(folder, pages).sort((a, b) => a.file.localeCompare(b.file))).toEqual([
    { file: 'home.css', needs: [['home']] },
    { file: 'search.css', needs: [['search']] },
  ]);
});

test('each selector asks for its classes, whatever stands round its rule', () => {
  const css =
    '@layer components{.a_x{margin:0}}\n@layer components{.a_y:is(.b,:hover)>li,.a_z .icon{top:0}@media (width>1px){.a_w{left:0}}@keyframes k{0%{top:0}to{top:1px}}}';
  expect(needsOf(css, [])).toEqual([['a_x'], ['a_y', 'b'], ['a_y'], ['a_z', 'icon'], ['a_w']]);
});

test('each alternative within a selector asks for its own classes', () => {
  expect(needsOf(':is(.a,.b) > p:not(:is(.c,.d)),.e:has(:is(.f,:hover)){top:0}', [])).toEqual([
    ['a'],
    ['b'],
    ['e', 'f'],
    ['e'],
  ]);
});

test('a rule that another stylesheet holds too asks for nothing', () => {
  expect(needsOf('.a{top:0}.b{top:0}', ['@layer x{.a{top:0}}'])).toEqual([['b']]);
});

test('a page needs the stylesheet of a selector all of whose classes stand in it', () => {
  const optional = [
    { file: 'a.css', needs: [['a_x', 'icon'], ['a_y']] },
    { file: 'b.css', needs: [['b_x']] },
  ];
  expect(unneededStyles('<p class="icon b_x"></p>', optional)).toEqual(['a.css']);
  expect(unneededStyles('<p class=a_y>', optional)).toEqual(['b.css']);
});

test('a page needs a stylesheet that holds for elements of no class', () => {
  const optional = [{ file: 'a.css', needs: needsOf('dialog{top:0}', []) }];
  expect(unneededStyles('<p></p>', optional)).toEqual([]);
});

test('browsers that know no alternative to generated text get the text alone', () => {
  expect(addPlainContent('.a{content:"/" / "";top:0}.b{content:attr(data-label) / ""}.c{content:"–"}')).toBe(
    '.a{content:"/";content:"/" / "";top:0}.b{content:attr(data-label);content:attr(data-label) / ""}.c{content:"–"}',
  );
});
