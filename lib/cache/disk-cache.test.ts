import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { digestOf, digestOfFiles, diskCache, pruneCaches } from './disk-cache';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
afterAll(() => fs.rmSync(temporary, { recursive: true }));

test('what was written is read again, and what is gone is missing', () => {
  const folder = path.join(temporary, 'a');
  const cache = diskCache(folder);
  expect(cache.read('x')).toBeUndefined();
  cache.write('x', 'text');
  expect(cache.read('x')?.toString()).toBe('text');
  fs.rmSync(folder, { recursive: true });
  expect(cache.read('x')).toBeUndefined();
});

test('what was not used for the longest time goes first, and what this process used stays', () => {
  const folder = path.join(temporary, 'b');
  fs.mkdirSync(folder);
  for (const [name, seconds] of Object.entries({ old: 1, older: 0, young: 2, own: 0 })) {
    fs.writeFileSync(path.join(folder, name), 'x'.repeat(10));
    fs.utimesSync(path.join(folder, name), seconds, seconds);
  }
  diskCache(folder).read('own');
  pruneCaches(20);
  expect(fs.readdirSync(folder).sort()).toEqual(['old', 'own', 'young']);
  pruneCaches(0);
  expect(fs.readdirSync(folder)).toEqual(['own']);
});

test('a digest changes with each part and with where one ends', () => {
  const digests = [digestOf('a', 'b'), digestOf('a', 'c'), digestOf('ab'), digestOf('', 'ab'), digestOf('a')];
  expect(new Set(digests).size).toBe(digests.length);
});

test('a digest of files changes with a name and with a text, and with no test', () => {
  const folder = path.join(temporary, 'c');
  fs.mkdirSync(folder);
  const digestAfter = (name: string, text: string) => {
    fs.writeFileSync(path.join(folder, name), text);
    return digestOfFiles([folder]);
  };
  const first = digestAfter('a.ts', '1');
  expect(digestAfter('a.test.ts', '1')).toBe(first);
  expect(digestAfter('a.ts', '2')).not.toBe(first);
  expect(digestAfter('a.ts', '1')).toBe(first);
  expect(digestAfter('b.ts', '1')).not.toBe(first);
});
