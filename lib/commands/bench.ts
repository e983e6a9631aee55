// npm run bench [-- --corpus DIR]: measures builds and pages, or `--search` or `--first-page`.
import './plain-errors';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatNumber, formatTable } from '@/lib/commands/bench/format-table';
import { filesBelow } from '@/lib/site/files-below';
import { measureView } from './bench/ask-lighthouse';
import { readCorpus } from './bench/corpus';
import { formatSearch, timeSearch } from './bench/search-latency';
import { prepareBareApp, timeBareBuild, timeSiteBuild } from './bench/time-build';
import { reportFirstPage } from './bench/time-first-page';
import { type PageWeight, weighPages } from './bench/weigh-pages';
import { findBrowser } from './find-programs';
import { runCommand } from './run';
import { copySources } from './source-copy';

// Always the same folder, so that its path can't cause differences between builds. An interrupted command leaves it
// behind, and the next one empties it.
const copy = path.resolve('.cache/bench');

/** The home page, prose, plots and formulas, a long list, and the "not found" page. */
const typicalPages = [
  'index.html',
  'concepts/streaming.html',
  'concepts/lockup/stream-shapes.html',
  'concepts/glossary.html',
  '404.html',
];

await runCommand(async () => {
  const options = {
    corpus: { type: 'string' },
    search: { type: 'boolean' },
    'first-page': { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ options });
  if (values.search) {
    console.log(formatSearch(await timeSearch('out', await findBrowser())));
    return;
  }
  const corpus = values.corpus === undefined ? undefined : readCorpus(values.corpus);
  if (values['first-page']) {
    console.log(await reportFirstPage(corpus));
    return;
  }
  copySources(process.cwd(), copy);
  if (corpus) prepareBareApp(copy);
  console.log('Building without caches, and again…');
  // In turns, so that other load on the machine affects both.
  const site: number[] = [];
  const bare: number[] = [];
  for (const _ of ['cold', 'warm']) {
    site.push(await timeSiteBuild(copy, corpus?.folder));
    if (corpus) bare.push(await timeBareBuild(copy, corpus.folder));
  }
  console.log(`\n${formatBuilds(site, bare)}`);
  const folder = path.join(copy, 'out');
  const files = filesBelow(folder);
  const bytes = files.reduce((sum, file) => sum + fs.statSync(file).size, 0);
  console.log(`The output has ${files.length} files and ${formatNumber(bytes / 1e6)} MB.\n`);
  const pages = corpus ? corpus.pages.slice(0, typicalPages.length) : typicalPages;
  console.log(formatWeights(weighPages(folder, pages)));
  const [page = 'index.html'] = corpus ? pages : pages.slice(2);
  const view = await measureView(folder, page, await findBrowser());
  console.log(
    view
      ? `\n${page} on a phone in Lighthouse's model: largest paint after ${formatNumber(view.lcp)} ms, blocked for ${formatNumber(view.tbt)} ms.`
      : '\nLighthouse could not be downloaded.',
  );
  fs.rmSync(copy, { recursive: true });
});

/** Formats build times in seconds, first the cold one, then the warm one. `bare` is empty without a folder of plain pages. */
function formatBuilds(site: readonly number[], bare: readonly number[]): string {
  const ratios = site.map((seconds, index) => (seconds / (bare[index] ?? seconds)).toFixed(2));
  return formatTable([
    ['Build, s', 'cold', 'warm'],
    ['the site', ...site.map(formatNumber)],
    ...(bare.length > 0
      ? [
          ['bare Next', ...bare.map(formatNumber)],
          ['ratio', ...ratios],
        ]
      : []),
  ]);
}

function formatWeights(weights: readonly PageWeight[]): string {
  const table = formatTable([
    ['Transfer, KiB', 'HTML', 'CSS', 'JS before intent', 'JS after it'],
    ...weights.map(({ page, html, css, earlyJs, js }) => [
      page,
      ...[html, css, earlyJs, js].map((size) => formatNumber(size / 1024)),
    ]),
  ]);
  return `${table}\nText is compressed with Brotli at its highest level. JS contains the initial scripts, not those loaded on demand.`;
}
