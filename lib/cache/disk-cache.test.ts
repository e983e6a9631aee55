import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { digestOf, digestOfFiles, diskCache, pruneCaches } from './disk-cache';

const temporary = temporaryFolder();

test('a written entry can be read, and a deleted one is missing', () => {
  const folder = path.join(temporary, 'a');
  const cache = diskCache(folder);
  expect(cache.read('x')).toBeUndefined();
  cache.write('x', 'text');
  expect(cache.read('x')?.toString()).toBe('text');
  fs.rmSync(folder, { recursive: true });
  expect(cache.read('x')).toBeUndefined();
});

test('the least recently used entries are deleted first, except those that this process used', () => {
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

test('an entry that another process deletes meanwhile is missing', () => {
  const folder = path.join(temporary, 'd');
  const cache = diskCache(folder);
  cache.write('x', 'text');
  const setTimes = fs.utimesSync;
  vi.spyOn(fs, 'utimesSync').mockImplementationOnce((file, ...times) => {
    fs.rmSync(file);
    setTimes(file, ...times);
  });
  expect(cache.read('x')).toBeUndefined();
});

test('a digest depends on each part and on the boundaries between parts', () => {
  const digests = [digestOf('a', 'b'), digestOf('a', 'c'), digestOf('ab'), digestOf('', 'ab'), digestOf('a')];
  expect(new Set(digests).size).toBe(digests.length);
});

test('a digest of files depends on names and contents, but not on tests', () => {
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
