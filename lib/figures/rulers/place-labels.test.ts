import { expect, test } from 'vitest';
import { placeLabels } from './place-labels';
import { readRuler } from './read-ruler';

const linesOf = (...lines: string[]) => {
  const { kind, strips } = readRuler(lines.join('\n'));
  return placeLabels(strips[0]?.fields ?? [], kind === 'text');
};

test('labels share a line if they fit above their fields', () => {
  expect(linesOf('slot 0', 'a uint128 0', 'b uint128 0')).toEqual([1, 1]);
});

test('a label that would run into the next one moves down, and so do those to its left', () => {
  expect(
    linesOf('slot 0', '- bytes9', 'isTransferable bool true', 'isStream bool true', 'amount uint168 0'),
  ).toEqual([1, 3, 2, 1]);
});

test('separators of a URL have no label', () => {
  expect(linesOf('url', 'scheme https://', 'host app.sablier.com', '- /')).toEqual([1, 1, 0]);
});
