// npm run bench [-- [--corpus DIR] [--keep[=DIR]]]: builds the site in a copy of the sources, and prints what it costs.
import fs from 'node:fs';
import path from 'node:path';
import { readBenchOptions } from '@/lib/bench/bench-options';
import { readCorpus } from '@/lib/bench/corpus';
import { formatReport } from '@/lib/bench/format-report';
import { keepBuild, prepareKeep } from '@/lib/bench/keep-build';
import { readOutput } from '@/lib/bench/output';
import { copySources } from '@/lib/bench/source-copy';
import { timeBuild } from '@/lib/bench/time-build';
import { pickSpread, typicalPages } from '@/lib/bench/typical-pages';
import { weighPages } from '@/lib/bench/weigh-pages';
import { places } from '@/lib/export/places';
import { runCommand } from './run';

// The same place each time, so that nothing in a build differs between runs because of it.
const copy = path.resolve('.cache/bench');

await runCommand(async () => {
  const options = readBenchOptions(process.argv.slice(2));
  const corpus = options.corpus === undefined ? undefined : readCorpus(options.corpus);
  const kept = prepareKeep(options.keep);
  const site = path.join(copy, places.site);
  removeCopyAtExit();

  console.log('Copying the sources…');
  copySources(process.cwd(), copy);
  console.log('Building without caches…');
  const cold = await timeBuild(copy, corpus?.folder);
  console.log('Building again…');
  const warm = await timeBuild(copy, corpus?.folder);
  console.log('Weighing the pages…\n');
  const weights = weighPages(site, corpus ? pickSpread(corpus.pages, typicalPages.length) : typicalPages);
  console.log(formatReport({ cold, warm, output: readOutput(site), weights }));
  if (kept) console.log(`\nThe build stands in ${keepBuild(site, kept)}.`);
});

function removeCopyAtExit(): void {
  process.once('exit', () => fs.rmSync(copy, { recursive: true, force: true }));
  // An interrupted process would end without telling the line above.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}
