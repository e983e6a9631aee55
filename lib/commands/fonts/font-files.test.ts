import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openFont, textWidth, toTrueType } from './font-files';
import { type FontPlan, fontPlans, mathPlan, monoPlan, sansPlan } from './font-plan';

const read = ({ name }: FontPlan) => readFileSync(`app/fonts/${name}.woff2`);

test.each(fontPlans)('$name contains every character in its plan', async (plan) => {
  const font = await openFont(read(plan));
  const codes = [...plan.characters].map((character) => character.codePointAt(0) ?? 0);
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => !font.hasGlyphForCodePoint(code))).toEqual([]);
});

test('the sans and mono fonts together are at most 45 KiB', () => {
  expect(read(sansPlan).length + read(monoPlan).length).toBeLessThanOrEqual(45 * 1024);
});

test('the sans font retains its tabular figures', async () => {
  expect((await toTrueType(read(sansPlan))).includes('tnum')).toBe(true);
});

test('all characters of the mono font have the same width', async () => {
  const mono = await openFont(read(monoPlan));
  expect(new Set([...'iW0{→└'].map((character) => textWidth(mono, character))).size).toBe(1);
});

test('the math font retains the table for formula layout', async () => {
  const font = await toTrueType(read(mathPlan));
  // A table's entry in the directory: its tag, checksum, offset, and length, with four bytes each.
  expect(font.readUInt32BE(font.indexOf('MATH') + 12)).toBeGreaterThan(4096);
});

test('the stylesheet references every font file', () => {
  const css = readFileSync('app/fonts.css', 'utf8');
  for (const { name } of fontPlans) expect(css).toContain(`./fonts/${name}.woff2`);
});
