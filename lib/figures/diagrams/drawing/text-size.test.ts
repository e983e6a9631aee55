import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sansWidths } from '@/lib/markup/sans-width';
import { openFont, textWidth } from '@/lib/testing/font-files';
import { code, estimateWidth, fontSizes } from './text-size';

test('the widths of characters are those of the fonts', async () => {
  const sans = await openFont(readFileSync('app/fonts/docs-sans.woff2'), 500);
  const shipped = sansWidths.map((_, index) =>
    Math.round(textWidth(sans, String.fromCharCode(index + 0x20)) * 100),
  );
  expect(sansWidths).toEqual(shipped);
  const mono = await openFont(readFileSync('app/fonts/docs-mono.woff2'), 500);
  expect(textWidth(mono, 'w')).toBeCloseTo(code.width, 2);
});

test('the stylesheet uses the font sizes that looks are measured with', () => {
  const css = readFileSync('app/diagrams.css', 'utf8').split('@media print')[0] ?? '';
  const rules = [...css.matchAll(/\.diagram-(\w+) \{[^}]*?font-size: (\d+)px/g)];
  expect(Object.fromEntries(rules.map(([, look, size]) => [look, Number(size)]))).toMatchObject(fontSizes);
  expect(css).toContain(`font-size: ${code.scale}em`);
});

test('the space between two pieces of code is as wide as their characters', () => {
  expect(estimateWidth('`one` `two`', 'message')).toBeCloseTo(7 * code.width * code.scale * 14);
});
