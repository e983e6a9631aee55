import { expect, test } from 'vitest';
import { compileBody } from '@/lib/content/compile';

const glyphsIn = async (body: string) => {
  const { code, problems } = await compileBody(body, 'content/concepts/example.mdx', 'mdx');
  expect(problems).toEqual([]);
  return code.match(/shape-[\w-]+(?=\\")/g) ?? [];
};

test('a row of a table has the glyph of the shape that it links to, or that it names below “Shape”', async () => {
  expect(
    await glyphsIn(
      '| Card | Curve |\n| :- | :- |\n| [Monthly](/concepts/lockup/stream-shapes#unlock-monthly) | Steps |\n| Cliff | A jump |',
    ),
  ).toEqual(['shape-unlock-monthly']);
  expect(
    await glyphsIn('| Shape | Ends |\n| :- | :- |\n| Timelock at day 90 | Then |\n| Cliff Edge | Never |'),
  ).toEqual(['shape-timelock']);
});

test('headings have glyphs on a page about several shapes only', async () => {
  expect(await glyphsIn('## Shapes\n\n### Linear\n\n### Cliff Exponential\n\n### Other')).toEqual([
    'shape-linear',
    'shape-cliff-exponential',
  ]);
  expect(await glyphsIn('## Terms\n\n### Cliff\n\n### Claim')).toEqual([]);
});
