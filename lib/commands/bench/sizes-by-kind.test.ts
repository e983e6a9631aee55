import { expect, test } from 'vitest';
import { sizesByKind, totalBytes } from './sizes-by-kind';

const files = [
  { name: 'index.html', bytes: 5 },
  { name: 'index.txt', bytes: 3 },
  { name: 'robots.txt', bytes: 2 },
  { name: 'guides/v1.0.html', bytes: 7 },
  { name: 'guides/v1.0.txt', bytes: 4 },
  { name: '_next/static/chunks/a.js', bytes: 11 },
  { name: '_next/static/chunks/a.css', bytes: 13 },
  { name: '_next/static/media/sans.woff2', bytes: 17 },
  { name: '_redirects', bytes: 19 },
];

test('each file has one kind, and a text file is a payload only if its page exists', () => {
  expect(sizesByKind(files)).toEqual([
    { kind: 'HTML', files: 2, bytes: 12 },
    { kind: 'payload', files: 2, bytes: 7 },
    { kind: 'JS', files: 1, bytes: 11 },
    { kind: 'CSS', files: 1, bytes: 13 },
    { kind: 'fonts', files: 1, bytes: 17 },
    { kind: 'other', files: 2, bytes: 21 },
  ]);
});

test('the kinds add up to the total', () => {
  expect(totalBytes(sizesByKind(files))).toBe(totalBytes(files));
});
