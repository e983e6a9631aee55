import fs from 'node:fs';
import path from 'node:path';
import { isHashed, siteListPath, workerPath } from '@/lib/browser/offline/addresses';
import { pageFiles } from '@/lib/browser/offline/page-files';
import type { WorkerBuild } from '@/lib/browser/offline/worker-build';
import { bundleScript } from '@/lib/build/next/bundle-script';
import { addPolicy } from '@/lib/build/security/add-policy';
import type { PolicySettings } from '@/lib/build/security/policy';
import type { Environment } from '@/lib/site/env';
import { listSiteFiles } from './list-site-files';
import { offlinePage } from './offline-page';
import { selfDestroyingWorker } from './self-destroying-worker';

type Settings = PolicySettings & Pick<Environment, 'basePath' | 'hasServiceWorker'>;

/**
 * Adds the service worker and the list of the site's files to an export. If the service worker is turned off, adds one
 * that unregisters itself, for readers who have an earlier one.
 * @param folder the finished export
 */
export async function writeOfflineFiles(folder: string, settings: Settings): Promise<void> {
  const { basePath, hasServiceWorker } = settings;
  const write = (name: string, text: string): void =>
    fs.writeFileSync(path.join(folder, name), text, { flag: 'wx' });
  if (!hasServiceWorker) return write(workerPath, selfDestroyingWorker(basePath));
  const list = await listSiteFiles(folder);
  write(siteListPath, JSON.stringify(list));
  // The "not found" page contains exactly the parts that surround every page.
  const { shown } = pageFiles(fs.readFileSync(path.join(folder, '404.html'), 'utf8'), basePath);
  const styles = shown.filter((file) => file.endsWith('.css'));
  const workerBuild: WorkerBuild = {
    basePath,
    hashed: list.files.flatMap((file) => (isHashed(file.path) ? [basePath + file.path] : [])).sort(),
    shell: shown.filter((file) => isHashed(file.slice(basePath.length))),
    page: addPolicy(offlinePage(styles, basePath), [], settings),
  };
  write(workerPath, bundleScript('lib/browser/offline/worker/main.ts', { workerBuild }));
}
