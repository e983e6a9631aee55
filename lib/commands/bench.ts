// npm run bench [-- --corpus DIR]: measures builds and pages, or only `--pages`, `--search`, or `--first-page`.
import './plain-errors';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatNumber, formatTable, median } from '@/lib/commands/bench/format-table';
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

await runCommand(async () => {
  const options = {
    corpus: { type: 'string' },
    pages: { type: 'boolean' },
    search: { type: 'boolean' },
    'first-page': { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ options });
  if (values.pages) {
    console.log(formatWeights(weighPages('out')));
    return;
  }
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
  console.log(formatWeights(weighPages(folder)));
  const page = corpus?.pages[0] ?? 'concepts/lockup/stream-shapes.html';
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

/** Formats the least, the median, and the most of what pages load. */
function formatWeights(weights: readonly PageWeight[]): string {
  const inKiB = (bytes: number) => formatNumber(bytes / 1024);
  const row = (title: string, name: keyof PageWeight, format = inKiB) => {
    const values = weights.map((weight) => weight[name]);
    return [title, ...[Math.min(...values), median(values), Math.max(...values)].map(format)];
  };
  return formatTable([
    [`${weights.length} pages`, 'least', 'median', 'most'],
    row('HTML, KiB Brotli', 'html'),
    row('CSS, KiB Brotli', 'css'),
    row('Stylesheets', 'stylesheets', String),
    row('Scripts before intent, KiB Brotli', 'earlyJs'),
    row('Scripts after it, KiB Brotli', 'js'),
    row('Scripts', 'scripts', String),
    row('Payload, KiB gzip', 'payload'),
  ]);
}
