import { env } from '@/lib/env';
import { farewellWorker } from '@/lib/offline/farewell-worker';

/** In development there is no service worker; the one of a build that was served on the same port goes. */
export const GET = (): Response =>
  new Response(farewellWorker(env.basePath), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
