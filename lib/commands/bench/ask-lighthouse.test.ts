import { expect, test } from 'vitest';
import { readReport } from './ask-lighthouse';

test('a report yields milliseconds and scores from 0 to 100', () => {
  const report = {
    audits: {
      'largest-contentful-paint': { numericValue: 912.3 },
      'total-blocking-time': { numericValue: 0 },
    },
    categories: { performance: { score: 1 }, seo: { score: 0.92 } },
  };
  expect(readReport(JSON.stringify(report))).toEqual({
    lcp: 912.3,
    tbt: 0,
    scores: { performance: 100, seo: 92 },
  });
});

test('an invalid report is rejected', () => {
  expect(() => readReport('{"audits":{}}')).toThrow();
});
