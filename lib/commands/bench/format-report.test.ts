import { expect, test } from 'vitest';
import { formatReport, type Measured } from './format-report';

const measured: Measured = {
  cold: { seconds: 61.26, cpu: 90, peakMemory: 1_834_000_000 },
  warm: { seconds: 20, cpu: undefined, peakMemory: undefined },
  output: {
    pages: ['404.html', 'index.html'],
    redirects: 3,
    files: [
      { name: 'index.html', bytes: 40_000 },
      { name: 'index.txt', bytes: 20_000 },
      { name: '_redirects', bytes: 1_940_000 },
    ],
  },
  waits: { navigation: 60, view: undefined },
  weights: [
    {
      page: 'index.html',
      html: 8000,
      payload: 6000,
      css: 5000,
      js: 120_000,
      earlyJs: 0,
      textFonts: 61_000,
      mathFont: 0,
    },
  ],
};

test('a report shows builds, pages, sizes by kind, and what a visit transfers', () => {
  const tables = formatReport(measured)
    .split('\n')
    .filter((line) => line === '' || / {2}/.test(line));
  expect(tables.join('\n')).toMatchInlineSnapshot(`
    "Build                cold          warm
    Seconds              61.3          20.0
    of the processor     90.0  not measured
    Peak memory, MB   1,834.0  not measured

    Pages        2, and 3 redirects

    Output   files   MB  kB a page
    HTML         1  0.0       20.0
    payload      1  0.0       10.0
    JS           0  0.0        0.0
    CSS          0  0.0        0.0
    fonts        0  0.0        0.0
    other        1  1.9      970.0
    total        3  2.0    1,000.0

    Goals     HTML KiB  JS before  after intent  CSS KiB   LCP ms  TBT ms  click to h1 ms  cold s  warm s  peak MiB
    at most       10.0        0.0         125.0     12.0  1,000.0     0.0           100.0    15.0     8.0     900.0
    measured       7.8        0.0         117.2      4.9        –       –            60.0    61.3    20.0   1,749.0

    Transfer, kB  HTML  payload  CSS     JS  text fonts  math font    all
    /              8.0      6.0  5.0  120.0        61.0          –  200.0"
  `);
});

test('a build without redirects does not mention them', () => {
  const report = formatReport({ ...measured, output: { ...measured.output, redirects: 0 } });
  expect(report).toMatch(/^Pages +2$/m);
});
