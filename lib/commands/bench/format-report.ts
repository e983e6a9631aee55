import type { Waits } from './first-view';
import { formatGoals } from './format-goals';
import { formatSearch, type SearchCost } from './format-search';
import { formatCount, formatKilobytes, formatMegabytes, formatNumber, formatTable } from './format-table';
import type { Output } from './output';
import { type ReferenceCost, referencePages } from './reference-cost';
import { sizesByKind, totalBytes } from './sizes-by-kind';
import type { BuildCost } from './time-build';
import { toAddress } from './typical-pages';
import type { PageWeight } from './weigh-pages';

/** All measurements. */
export type Measured = {
  cold: BuildCost;
  warm: BuildCost;
  output: Output;
  weights: PageWeight[];
  /** For the page in the middle of the list. */
  waits: Waits;
  /** Absent for a folder of plain pages. */
  reference?: ReferenceCost | undefined;
  search?: SearchCost | undefined;
};

/** Formats the measurements as text and tables for the terminal. 1 MB is 10⁶ bytes, and 1 kB is 10³ bytes. */
export function formatReport(measured: Measured): string {
  const { cold, warm, output, weights, reference, search } = measured;
  return [
    formatBuilds(cold, warm),
    'A cold build starts without caches, and a warm one with those of the cold build. Memory is the peak of all processes of',
    'the build, sampled twice a second. Shared memory counts once (the proportional set size).',
    '',
    `Pages        ${formatCount(output.pages.length)}${output.redirects > 0 ? `, and ${formatCount(output.redirects)} redirects` : ''}`,
    ...(reference ? [formatReference(reference, output)] : []),
    ...(search ? [formatSearch(search)] : []),
    '',
    formatSizes(output),
    '',
    ...goalsOf(measured),
    formatWeights(weights),
    'HTML, payload, CSS, and JS are compressed with Brotli at its highest level. Fonts are already compressed. JS contains the',
    'initial scripts, not those loaded on demand. Only pages with formulas load the math font.',
  ].join('\n');
}

/**
 * Formats the comparison with the goals, which are for a corpus of 160 plain pages. The middle one of the
 * measured pages represents all of them.
 */
function goalsOf({ weights, waits, cold, warm }: Measured): string[] {
  const page = middleOf(weights);
  if (!page) return [];
  const note = `The page is ${toAddress(page.page)}; the goals are for 160 plain pages (--corpus) on two cores.\nlib/bench/README.md explains which goals are missed and why.`;
  return [formatGoals(page, waits, cold, warm), note, ''];
}

/** Returns the middle item, which represents all others. */
export const middleOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(items.length / 2)];

function formatReference({ cold, warm }: ReferenceCost, output: Output): string {
  const { pages, bytes } = referencePages(output);
  return `Contracts    ${formatCount(pages)} pages, ${formatMegabytes(bytes)} MB; their models take ${formatNumber(cold)} s without a cache, ${formatNumber(warm)} s with it`;
}

function formatBuilds(cold: BuildCost, warm: BuildCost): string {
  const memory = ({ peakMemory }: BuildCost) =>
    peakMemory === undefined ? 'not measured' : formatMegabytes(peakMemory);
  const processor = ({ cpu }: BuildCost) => (cpu === undefined ? 'not measured' : formatNumber(cpu));
  return formatTable([
    ['Build', 'cold', 'warm'],
    ['Seconds', formatNumber(cold.seconds), formatNumber(warm.seconds)],
    ['of the processor', processor(cold), processor(warm)],
    ['Peak memory, MB', memory(cold), memory(warm)],
  ]);
}

function formatSizes({ files, pages }: Output): string {
  const row = (name: string, count: number, bytes: number) => [
    name,
    formatCount(count),
    formatMegabytes(bytes),
    formatKilobytes(bytes / pages.length),
  ];
  return formatTable([
    ['Output', 'files', 'MB', 'kB a page'],
    ...sizesByKind(files).map(({ kind, files: count, bytes }) => row(kind, count, bytes)),
    row('total', files.length, totalBytes(files)),
  ]);
}

function formatWeights(weights: PageWeight[]): string {
  const parts = ['html', 'payload', 'css', 'js', 'textFonts', 'mathFont'] as const;
  const size = (bytes: number) => (bytes === 0 ? '–' : formatKilobytes(bytes));
  return formatTable([
    ['Transfer, kB', 'HTML', 'payload', 'CSS', 'JS', 'text fonts', 'math font', 'all'],
    ...weights.map((weight) => [
      toAddress(weight.page),
      ...parts.map((part) => size(weight[part])),
      size(parts.reduce((sum, part) => sum + weight[part], 0)),
    ]),
  ]);
}
