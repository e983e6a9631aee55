import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { drawBarChart, layOutBars } from './bar-chart';

const groups = [
  { label: 'Linear', bars: [{ label: 'cliff', value: 50_000 }] },
  { label: undefined, bars: [{ label: '10 segments', value: 100_000 }] },
];

/** Returns the lengths of the bars in drawing order. */
const lengthsOf = (path: string): number[] =>
  [...path.matchAll(/M[^M]*?h([\d.]+)/g)].map(([, length]) => Number(length));

test('bars are proportional to their amounts, and the longest one leaves space for its label', () => {
  const { bars, texts, width } = layOutBars(groups);
  const [half, whole] = lengthsOf(bars);
  expect(half).toBeCloseTo((whole ?? 0) / 2, 0);
  const last = texts.find(({ text }) => text === '100,000');
  expect(last?.x).toBeLessThan(width - 60);
});

test('no two texts of the same kind share a row, and all are inside the picture', () => {
  const { texts, height } = layOutBars(groups);
  const rows = texts.filter(({ kind }) => kind !== 'amount').map(({ y }) => y);
  expect(rows).toEqual(
    ['Linear', 'cliff', '10 segments'].map((text) => texts.find((each) => each.text === text)?.y),
  );
  expect(new Set(rows).size).toBe(3);
  expect(Math.max(...rows)).toBeLessThan(height);
});

test('a chart has a name, describes every amount, and contains no inline styles', () => {
  const html = toHtml(drawBarChart('Gas of a call', 'flow', groups));
  const [, title, text] = /aria-labelledby="(\S+) (\S+)"/.exec(html) ?? [];
  expect(html).toContain(`<title id="${title}">Gas of a call</title>`);
  expect(html).toContain(`<desc id="${text}">Linear: cliff 50,000. 10 segments 100,000.</desc>`);
  expect(html).toContain('class="bar-chart-bars bar-chart-flow"');
  expect(html).toContain('<figcaption>Gas of a call</figcaption>');
  expect(html).not.toMatch(/style=|NaN|undefined|Infinity/);
});
