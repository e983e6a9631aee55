import fs from 'node:fs';
import { expect, test } from 'vitest';

const css = fs.readFileSync('app/icons.css', 'utf8');

test('every drawing has its position in the sprite, and every name has its number', () => {
  const places = [...css.matchAll(/%3Cpath transform='translate\((\d+)\)' d='[^']+'\/%3E/g)].map(
    ([, x]) => Number(x) / 24,
  );
  const numbers = [...css.matchAll(/--icon: (\d+);/g)].map(([, number]) => Number(number));
  expect(places).toEqual(places.map((_, index) => index));
  expect(numbers).toEqual(places);
  expect(places).toHaveLength(css.split('%3Cpath').length - 1);
  expect(css).toContain(`calc(var(--icon) * 100% / ${places.length - 1}) 0 / ${places.length}00% 100%`);
  expect(css).toContain(`viewBox='0 0 ${24 * places.length} 24'`);
});

test('components use only icons that exist', () => {
  const names = [...css.matchAll(/\.icon-(\w+) \{/g)].map(([, name]) => name);
  const component = fs.readFileSync('components/icon.tsx', 'utf8');
  const iconNames = [...component.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, name]) => name);
  expect(iconNames.length).toBeGreaterThan(10);
  expect(names).toEqual(expect.arrayContaining(iconNames));
});
