import { expect, test } from 'vitest';
import { dropStyles } from './drop-styles';

const element = (key: number, name: string) =>
  `["$","link","${key}",{"rel":"stylesheet","href":"/n/${name}","precedence":"next"}]`;

test('a stylesheet goes from a page, and nothing else', () => {
  const html =
    '<link rel="stylesheet" href="/n/a.css" data-precedence="next"/><link rel="stylesheet" href="/n/b.css"/>';
  expect(dropStyles(html, ['a.css'])).toBe('<link rel="stylesheet" href="/n/b.css"/>');
});

test('a stylesheet goes from a payload, with the row that fetches it early', () => {
  const payload = `:HL["/n/b.css","style"]\n:HL["/n/a.css","style"]\n0:[[${element(0, 'b.css')},${element(1, 'a.css')}]]\n`;
  expect(dropStyles(payload, ['a.css'])).toBe(`:HL["/n/b.css","style"]\n0:[[${element(0, 'b.css')}]]\n`);
});

test('a list may begin with it, or hold nothing else', () => {
  expect(dropStyles(`0:[${element(0, 'a.css')},${element(1, 'b.css')}]`, ['a.css'])).toBe(
    `0:[${element(1, 'b.css')}]`,
  );
  expect(dropStyles(`0:[1,[${element(0, 'a.css')}]]`, ['a.css'])).toBe('0:[1,[]]');
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
