import fs from 'node:fs';
import { filesBelow } from '@/lib/site/files-below';
import type { FirstView } from './ask-lighthouse';
import { formatNumber, formatTable } from './format-table';
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
  /** Absent if Lighthouse couldn't be downloaded. */
  view: FirstView | undefined;
};

/** Formats the measurements as tables for the terminal. */
export function formatReport({ site, bare, folder, weights, page, view }: Measured): string {
  const files = filesBelow(folder);
  const bytes = files.reduce((sum, file) => sum + fs.statSync(file).size, 0);
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
      ['Transfer, KiB', 'HTML', 'CSS', 'JS before intent', 'JS after it'],
      ...weights.map(({ page: name, html, css, earlyJs, js }) => [
        name,
        ...[html, css, earlyJs, js].map((size) => formatNumber(size / 1024)),
      ]),
    ]),
    'Text is compressed with Brotli at its highest level. JS contains the initial scripts, not those loaded on demand.',
    '',
    view
      ? `${page} on a phone in Lighthouse's model: largest paint after ${formatNumber(view.lcp)} ms, blocked for ${formatNumber(view.tbt)} ms.`
      : 'Lighthouse could not be downloaded.',
  ].join('\n');
}
