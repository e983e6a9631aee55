import fs from 'node:fs';
import { filesBelow } from '@/lib/site/files-below';
import { formatNumber, formatTable } from './format-table';
import type { Waits } from './time-navigation';
import type { PageWeight } from './weigh-pages';

/** What was measured. Build times are in seconds, first the cold one, then the warm one. */
type Measured = {
  site: readonly number[];
  /** Empty without a folder of plain pages. */
  bare: readonly number[];
  /** The site. */
  folder: string;
  weights: readonly PageWeight[];
  /** The page that was opened. */
  page: string;
  waits: Waits;
};

/** Formats the measurements as tables for the terminal. */
export function formatReport({
  site,
  bare,
  folder,
  weights,
  page,
  waits: { view, navigation },
}: Measured): string {
  const files = filesBelow(folder);
  const bytes = files.reduce((sum, file) => sum + fs.statSync(file).size, 0);
  const orNone = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value));
  const scores = Object.entries(view?.scores ?? {}).map(([name, score]) => `${name} ${score}`);
  return [
    formatTable([
      ['Build, s', 'cold', 'warm'],
      ['the site', ...site.map(formatNumber)],
      ...(bare.length > 0
        ? [
            ['bare Next', ...bare.map(formatNumber)],
            ['ratio', ...site.map((seconds, index) => (seconds / (bare[index] ?? seconds)).toFixed(2))],
          ]
        : []),
    ]),
    `The output has ${files.length} files and ${formatNumber(bytes / 1e6)} MB.`,
    '',
    formatTable([
      ['Transfer, KiB', 'HTML', 'payload', 'CSS', 'JS before intent', 'JS after it', 'fonts'],
      ...weights.map(({ page: name, html, payload, css, earlyJs, js, fonts }) => [
        name,
        ...[html, payload, css, earlyJs, js, fonts].map((size) => formatNumber(size / 1024)),
      ]),
    ]),
    'Text is compressed with Brotli at its highest level. JS contains the initial scripts, not those loaded on demand.',
    '',
    formatTable([
      [page, 'LCP, ms', 'TBT, ms', 'click to h1, ms'],
      ['phone', orNone(view?.lcp), orNone(view?.tbt), orNone(navigation)],
    ]),
    view ? `Lighthouse, median of three: ${scores.join(', ')}` : 'Lighthouse could not be downloaded.',
  ].join('\n');
}
