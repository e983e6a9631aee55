// npm run bench [-- --corpus DIR]: builds a copy of the site, without caches and again, and prints what the builds and the
// pages cost. Of a folder of plain pages, it also builds an app that only has Next.
import './plain-errors';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fileSource } from '@/lib/pages/document-list';
import { filesBelow } from '@/lib/site/files-below';
import { prepareBareApp, timeBareBuild, timeSiteBuild } from './bench/time-build';
import { weighPages } from './bench/weigh-pages';
import { runCommand, StepFailed } from './run';
import { copySources } from './source-copy';

// Always the same folder, so that its path can't cause differences between builds.
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
  const { values } = parseArgs({ options: { corpus: { type: 'string' } } });
  const corpus = values.corpus === undefined ? undefined : path.resolve(values.corpus);
  const pages = corpus ? firstPages(corpus) : typicalPages;
  const stop = stopOnSignal();
  try {
    copySources(process.cwd(), copy);
    if (corpus) prepareBareApp(copy);
    console.log('Building without caches, and again…');
    const seconds: Record<string, Record<string, number>> = {};
    // In turns, so that other load on the machine affects both.
    for (const run of ['cold', 'warm']) {
      const site = await timeSiteBuild(copy, corpus, stop);
      const bare = corpus && (await timeBareBuild(copy, corpus, stop));
      seconds[run] = { site: round(site), ...(bare && { bare: round(bare), ratio: round(site / bare) }) };
    }
    console.log('Builds, in seconds:');
    console.table(seconds);

    const folder = path.join(copy, 'out');
    const sizes = filesBelow(folder).map((file) => fs.statSync(file).size);
    const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
    console.log(`The output has ${sizes.length} files and ${round(megabytes)} MB.`);
    console.log('Transfer in KiB, compressed by Brotli, without scripts that load on demand:');
    console.table(
      Object.fromEntries(
        weighPages(folder, pages).map(({ page, html, css, earlyJs, js }) => [
          page,
          {
            HTML: round(html / 1024),
            CSS: round(css / 1024),
            'JS before intent': round(earlyJs / 1024),
            'JS after it': round(js / 1024),
          },
        ]),
      ),
    );
  } finally {
    // Retries, because an interrupted build may still be writing.
    await fs.promises.rm(copy, { recursive: true, force: true, maxRetries: 20 });
  }
});

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Lists the exported files of the first pages of a folder. */
function firstPages(folder: string): string[] {
  const pages = fileSource(folder).list();
  if (pages.length === 0) throw new StepFailed(`${folder} contains no Markdown pages.`);
  return pages.slice(0, typicalPages.length).map(({ slug }) => `${slug}.html`);
}

/** An interrupted command still removes its copy, so a signal stops the build and not the command. */
function stopOnSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => controller.abort(new Error('Stopped.')));
  }
  return controller.signal;
}
