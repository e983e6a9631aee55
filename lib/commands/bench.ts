// npm run bench [-- [--corpus DIR] [--keep[=DIR]]]: builds a copy of the site and prints the cost of the build and its pages.
// `-- --search` only measures the search of the site in `out/`, `-- --first-page` only the start of the development server.
import './plain-errors';
import fs from 'node:fs';
import path from 'node:path';
import { readBenchOptions } from './bench/bench-options';
import { readCorpus } from './bench/corpus';
import { measureWaits } from './bench/first-view';
import { formatReport, middleOf } from './bench/format-report';
import { formatSearch } from './bench/format-search';
import { keepBuild, prepareKeep } from './bench/keep-build';
import { readOutput } from './bench/output';
import { timeReference } from './bench/reference-cost';
import { weighSearchIndex } from './bench/search-index';
import { timeSearch } from './bench/search-latency';
import { buildFolder, timeBuild } from './bench/time-build';
import { reportFirstPage } from './bench/time-first-page';
import { pickSpread, typicalPages } from './bench/typical-pages';
import { weighPages } from './bench/weigh-pages';
import { findBrowser } from './find-programs';
import { runCommand } from './run';
import { copySources } from './source-copy';

// Always the same folder, so that its path can't cause differences between builds.
const copy = path.resolve('.cache/bench');

await runCommand(async () => {
  const options = readBenchOptions(process.argv.slice(2));
  if (options.search) {
    const times = await timeSearch(buildFolder, await findBrowser());
    console.log(formatSearch({ index: weighSearchIndex(buildFolder), times }));
    return;
  }
  const corpus = options.corpus === undefined ? undefined : readCorpus(options.corpus);
  if (options.firstPage) {
    console.log(await reportFirstPage(corpus));
    return;
  }
  const kept = prepareKeep(options.keep);
  const order = { copy, contentDir: corpus?.folder, stop: stopOnSignal() };
  const site = path.join(copy, buildFolder);

  try {
    console.log('Copying the sources…');
    copySources(process.cwd(), copy);
    console.log('Compiling the contracts…');
    // A folder of plain pages has no contract reference.
    const reference = corpus ? undefined : await timeReference(copy, order.stop);
    fs.rmSync(path.join(copy, '.cache'), { recursive: true, force: true });
    console.log('Building without caches…');
    const cold = await timeBuild(order);
    console.log('Building again…');
    const warm = await timeBuild(order);
    console.log('Weighing the pages…');
    const weights = weighPages(site, corpus ? pickSpread(corpus.pages, typicalPages.length) : typicalPages);
    console.log('Opening a page…');
    const browser = await findBrowser();
    const waits = await measureWaits(site, middleOf(weights)?.page ?? 'index.html', browser);
    console.log('Searching…\n');
    // The queries are for the real site.
    const times = corpus ? undefined : await timeSearch(site, browser);
    const search = { index: weighSearchIndex(site), times };
    console.log(formatReport({ cold, warm, output: readOutput(site), weights, waits, reference, search }));
    if (kept) console.log(`\nThe build is in ${keepBuild(site, kept)}.`);
  } finally {
    // Retries, because an interrupted build may still be writing.
    await fs.promises.rm(copy, { recursive: true, force: true, maxRetries: 20 });
  }
});

/** An interrupted command still removes its copy, so a signal stops the build and not the command. */
function stopOnSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => controller.abort(new Error('Stopped.')));
  }
  return controller.signal;
}
