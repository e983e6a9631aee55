import fs from 'node:fs';
import path from 'node:path';
import { visitedPlaceholder } from '@/lib/browser/offline/list-visited';
import { pageFiles } from '@/lib/browser/offline/page-files';
import { isHashed, workerPath } from '@/lib/browser/offline/request-kinds';
import type { WorkerBuild } from '@/lib/browser/offline/worker-build';
import { standalonePage } from '@/lib/markup/standalone-page';
import type { Environment } from '@/lib/site/env';
import { filesBelow } from '@/lib/site/files-below';
import { atBase, withoutBase } from '@/lib/site/page-paths';
import { site } from '@/lib/site/site';
import { bundleScript } from '../next/bundle-script';
import { addPolicy, type PolicySettings } from '../security/policy';
import { selfDestroyingWorker } from './self-destroying-worker';

type Settings = PolicySettings & Pick<Environment, 'basePath' | 'hasServiceWorker'>;

/**
 * Adds the service worker to an export. If the service worker is turned off, adds one that unregisters itself, for readers
 * who have an earlier one.
 * @param folder the finished export
 */
export function writeOfflineFiles(folder: string, settings: Settings): void {
  const { basePath, hasServiceWorker } = settings;
  const write = (name: string, text: string): void =>
    fs.writeFileSync(path.join(folder, name), text, { flag: 'wx' });
  if (!hasServiceWorker) return void write(workerPath, selfDestroyingWorker(basePath));
  // The "not found" page contains exactly the parts that surround every page.
  const { shown } = pageFiles(fs.readFileSync(path.join(folder, '404.html'), 'utf8'), basePath);
  const styles = shown.filter((file) => file.endsWith('.css'));
  const workerBuild: WorkerBuild = {
    basePath,
    hashed: filesBelow(path.join(folder, '_next'))
      .map((file) => `/${path.relative(folder, file)}`)
      .flatMap((file) => (isHashed(file) ? [atBase(file, basePath)] : []))
      .sort(),
    shell: shown.filter((file) => isHashed(withoutBase(file, basePath) ?? '')),
    page: addPolicy(offlinePage(styles, basePath), [], settings),
  };
  write(workerPath, bundleScript('lib/browser/offline/worker/main.ts', { workerBuild }));
}

/**
 * The page that's shown in place of uncached pages when the site can't be reached, whether or not the reader has a
 * connection. It's embedded in the worker, so it has no URL and needs no script.
 * @param styles paths of the site's stylesheets, with the base path
 */
const offlinePage = (styles: readonly string[], basePath: string): string =>
  standalonePage({
    title: `This page isn’t saved on this device | ${site.title}`,
    head: [
      '<link rel="icon" href="data:,">',
      ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ]
      .map((link) => `\n${link}`)
      .join(''),
    main: `<main class="prose problem">
<p><a href="${atBase('/', basePath)}">${site.title}</a></p>
<h1>This page isn’t saved on this device</h1>
<p>The site couldn’t be reached. Check your internet connection, and then <a href="">try again</a>.</p>
${visitedPlaceholder}
</main>`,
  });
