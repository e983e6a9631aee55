import type { Waits } from './first-view';
import { formatNumber, formatTable } from './format-table';
import type { BuildCost } from './time-build';
import type { PageWeight } from './weigh-pages';

/** Upper limits for a build of 160 plain pages of about 700 words, and for one of its pages. */
const goals = {
  html: 10,
  early: 0,
  late: 125,
  css: 12,
  lcp: 1000,
  tbt: 0,
  navigation: 100,
  cold: 15,
  warm: 8,
  peak: 900,
};
/** The goal for each Lighthouse score, out of 100. */
const scoreGoal = 100;

type Row = { [Name in keyof typeof goals]: number | undefined };

const kibibytes = (bytes: number): number => bytes / 1024;

/**
 * Compares a page and the builds with the goals, in the units that were used to measure other site generators.
 * @param page a page from the middle of the corpus
 * @param waits the loading times of that page
 */
export function formatGoals(page: PageWeight, waits: Waits, cold: BuildCost, warm: BuildCost): string {
  const memory = [cold, warm].flatMap(({ peakMemory }) => peakMemory ?? []);
  const row: Row = {
    html: kibibytes(page.html),
    early: kibibytes(page.earlyJs),
    late: kibibytes(page.js),
    css: kibibytes(page.css),
    lcp: waits.view?.lcp,
    tbt: waits.view?.tbt,
    navigation: waits.navigation,
    cold: cold.seconds,
    warm: warm.seconds,
    peak: memory.length > 0 ? Math.max(...memory) / 1024 ** 2 : undefined,
  };
  const cells = (values: Row) =>
    Object.values(values).map((value) => (value === undefined ? '–' : formatNumber(value)));
  const scores = Object.entries(waits.view?.scores ?? {}).map(([name, score]) => `${name} ${score}`);
  return [
    formatTable([
      [
        'Goals',
        'HTML KiB',
        'JS before',
        'after intent',
        'CSS KiB',
        'LCP ms',
        'TBT ms',
        'click to h1 ms',
        'cold s',
        'warm s',
        'peak MiB',
      ],
      ['at most', ...cells(goals)],
      ['measured', ...cells(row)],
    ]),
    scores.length > 0
      ? `Lighthouse, phone, median of three, goal ${scoreGoal}: ${scores.join(', ')}`
      : 'Lighthouse could not be downloaded.',
  ].join('\n');
}
