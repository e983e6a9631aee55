import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCharacterMap } from './character-map';
import { openFont } from './cut-font';
import { type FontPlan, fontPlans, mathPlan, monoPlan, sansPlan } from './font-plan';
import { listFeatures } from './sfnt';
import { textWidth } from './text-width';

const read = ({ name }: FontPlan) => readFileSync(`app/fonts/${name}.woff2`);

test.each(fontPlans)('$name contains every character in its plan', async (plan) => {
  const drawn = readCharacterMap(await openFont(read(plan)));
  expect([...plan.characters].filter((character) => !drawn.has(character.codePointAt(0) ?? 0))).toEqual([]);
});

test('the sans and mono fonts together are at most 45 KiB', () => {
  expect(read(sansPlan).length + read(monoPlan).length).toBeLessThanOrEqual(45 * 1024);
});

test('the sans font retains its tabular figures', async () => {
  expect(listFeatures(await openFont(read(sansPlan)))).toContain('tnum');
});

test('all characters of the mono font have the same width', async () => {
  const mono = await openFont(read(monoPlan));
  expect(new Set([...'iW0{→└'].map((character) => textWidth(mono, character))).size).toBe(1);
});

test('the math font retains the table for formula layout', async () => {
  const { tables } = await openFont(read(mathPlan));
  expect(tables.get('MATH')?.length).toBeGreaterThan(4096);
});

test('the stylesheet references every font file', () => {
  const css = readFileSync('app/fonts.css', 'utf8');
  for (const { name } of fontPlans) expect(css).toContain(`./fonts/${name}.woff2`);
});
