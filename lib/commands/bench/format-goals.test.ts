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

const waits = { navigation: 60, view: { lcp: 950, tbt: 0, scores: { performance: 100, seo: 92 } } };

test('goals are shown above the measurements, with the higher memory use of both builds', () => {
  const cold = { seconds: 14, cpu: 20, peakMemory: 2 ** 29 };
  const warm = { seconds: 7, cpu: 9, peakMemory: 2 ** 28 };
  expect(formatGoals(page, waits, cold, warm)).toMatchInlineSnapshot(`
    "Goals     HTML KiB  JS before  after intent  CSS KiB   LCP ms  TBT ms  click to h1 ms  cold s  warm s  peak MiB
    at most       10.0        0.0         125.0     12.0  1,000.0     0.0           100.0    15.0     8.0     900.0
    measured       6.0        0.0         100.0     10.0    950.0     0.0            60.0    14.0     7.0     512.0
    Lighthouse, phone, median of three, goal 100: performance 100, seo 92"
  `);
});

test('memory and page metrics that could not be measured are left blank', () => {
  const build = { seconds: 14, cpu: undefined, peakMemory: undefined };
  expect(formatGoals(page, { navigation: 60, view: undefined }, build, build)).toMatch(
    / –\nLighthouse could not be downloaded\.$/,
  );
});
