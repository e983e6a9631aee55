// npm run bench [-- --corpus DIR]: measures builds and pages, or only `--pages`, `--search`, or `--first-page`.
import './plain-errors';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { max, median, min } from 'd3-array';
import { filesBelow } from '@/lib/site/files-below';
import { measureView } from './bench/ask-lighthouse';
import { readCorpus } from './bench/corpus';
import { rounded } from './bench/rounded';
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
    showWeights(weighPages('out'));
    return;
  }
  if (values.search) {
    console.log(formatSearch(await timeSearch('out', await findBrowser())));
    return;
  }
  const corpus = values.corpus === undefined ? undefined : readCorpus(values.corpus);
  if (values['first-page']) {
    await reportFirstPage(corpus);
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
  showBuilds(site, bare);
  const folder = path.join(copy, 'out');
  const files = filesBelow(folder);
  const bytes = files.reduce((sum, file) => sum + fs.statSync(file).size, 0);
  console.log(`The output has ${files.length} files and ${rounded(bytes / 1e6)} MB.`);
  showWeights(weighPages(folder));
  const page = corpus?.pages[0] ?? 'concepts/lockup/stream-shapes.html';
  const view = await measureView(folder, page, await findBrowser());
  console.log(
    view
      ? `\n${page} on a phone in Lighthouse's model: largest paint after ${view.lcp} ms, blocked for ${view.tbt} ms.`
      : '\nLighthouse could not be downloaded.',
  );
  fs.rmSync(copy, { recursive: true });
});

/** Prints build times in seconds, first the cold one, then the warm one. `bare` is empty without a folder of plain pages. */
function showBuilds(site: readonly number[], bare: readonly number[]): void {
  const row = ([cold, warm]: readonly number[]) => ({ cold: rounded(cold), warm: rounded(warm) });
  const [cold, warm] = site.map((seconds, index) => Number((seconds / (bare[index] ?? seconds)).toFixed(2)));
  console.table({
    'The site, s': row(site),
    ...(bare.length > 0 && { 'Bare Next, s': row(bare), Ratio: { cold, warm } }),
  });
}

/** Prints the least, the median, and the most of what pages load. */
function showWeights(weights: readonly PageWeight[]): void {
  const row = (name: keyof PageWeight, unit = 1024) => {
    const values = weights.map((weight) => weight[name] / unit);
    return { least: rounded(min(values)), median: rounded(median(values)), most: rounded(max(values)) };
  };
  console.log(`${weights.length} pages`);
  console.table({
    'HTML, KiB Brotli': row('html'),
    'CSS, KiB Brotli': row('css'),
    Stylesheets: row('stylesheets', 1),
    'Scripts before intent, KiB Brotli': row('earlyJs'),
    'Scripts after it, KiB Brotli': row('js'),
    Scripts: row('scripts', 1),
    'Payload, KiB gzip': row('payload'),
  });
}
