import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openFont, textWidth, toTrueType } from '@/lib/testing/font-files';
import { fontPlans } from './font-plan';

const read = (name: string) => readFileSync(`app/fonts/${name}.woff2`);

test.each(fontPlans)('$name contains every character in its plan', async ({ name, characters }) => {
  const font = await openFont(read(name));
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0);
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => !font.hasGlyphForCodePoint(code))).toEqual([]);
});

test('the sans and mono fonts together are at most 45 KiB', () => {
  expect(read('docs-sans').length + read('docs-mono').length).toBeLessThanOrEqual(45 * 1024);
});

test('the sans font retains its tabular figures', async () => {
  expect((await toTrueType(read('docs-sans'))).includes('tnum')).toBe(true);
});

test('all characters of the mono font have the same width', async () => {
  const mono = await openFont(read('docs-mono'));
  expect(new Set([...'iW0{→└'].map((character) => textWidth(mono, character))).size).toBe(1);
});

test('the math font retains the table for formula layout', async () => {
  const font = await toTrueType(read('docs-math'));
  // A table's entry in the directory: its tag, checksum, offset, and length, with four bytes each.
  expect(font.readUInt32BE(font.indexOf('MATH') + 12)).toBeGreaterThan(4096);
});

test('the stylesheet references every font file', () => {
  const css = readFileSync('app/fonts.css', 'utf8');
  for (const { name } of fontPlans) expect(css).toContain(`./fonts/${name}.woff2`);
});

test('the stylesheet requests the second sans font for every character that only this font has', () => {
  const [, range = ''] = /unicode-range: ([^;]+);/.exec(readFileSync('app/fonts.css', 'utf8')) ?? [];
  const runs = range.split(',').map((run) => run.replace('U+', '').split('-'));
  const isRequested = (code: number) =>
    runs.some(([first = '', last = first]) => parseInt(first, 16) <= code && code <= parseInt(last, 16));
  const signs = fontPlans.find(({ name }) => name === 'docs-signs')?.characters ?? '';
  expect([...signs].filter((sign) => !isRequested(sign.codePointAt(0) ?? 0))).toEqual([]);
});
