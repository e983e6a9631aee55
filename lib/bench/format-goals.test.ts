import { expect, test } from 'vitest';
import { formatGoals } from './format-goals';

const page = {
  page: 'a.html',
  html: 6144,
  payload: 1,
  css: 10_240,
  js: 102_400,
  earlyJs: 0,
  textFonts: 1,
  mathFont: 1,
};

test('goals stand above what was measured, with the larger memory of both builds', () => {
  const cold = { seconds: 14, cpu: 20, peakMemory: 2 ** 29 };
  const warm = { seconds: 7, cpu: 9, peakMemory: 2 ** 28 };
  expect(formatGoals(page, cold, warm)).toMatchInlineSnapshot(`
    "Goals     HTML KiB  JS before  after intent  CSS KiB  cold s  warm s  peak MiB
    at most       10.0        0.0         125.0     12.0    15.0     8.0     900.0
    measured       6.0        0.0         100.0     10.0    14.0     7.0     512.0"
  `);
});

test('memory that could not be measured is left open', () => {
  const build = { seconds: 14, cpu: undefined, peakMemory: undefined };
  expect(formatGoals(page, build, build)).toMatch(/ –$/);
});
