import { buildSync } from 'esbuild';
import type { WorkerBuild } from './worker-build';

/**
 * Makes one file of the service worker, small and the same for the same build. Next's bundler can't: a worker needs an
 * address that stays, at the top of the site, and this one is built from what Next has exported.
 */
export function bundleWorker(build: WorkerBuild): string {
  const { outputFiles } = buildSync({
    entryPoints: ['lib/offline/worker/main.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    define: { workerBuild: JSON.stringify(build) },
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The service worker was not built.');
  return file.text;
}
