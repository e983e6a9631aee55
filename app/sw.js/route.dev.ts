import { selfDestroyingWorker } from '@/lib/export/offline/self-destroying-worker';
import { env } from '@/lib/site/env';

/** Development has no service worker. This script unregisters one left behind by a build served on the same port. */
export const GET = (): Response =>
  new Response(selfDestroyingWorker(env.basePath), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
