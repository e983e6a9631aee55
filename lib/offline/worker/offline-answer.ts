import { siteCaches } from '@/lib/offline/find-kept';
import { keptMark, listKept } from '@/lib/offline/kept-list';
import { listVisited } from '@/lib/offline/list-visited';
import type { WorkerSite } from './answer-request';

/** Returns the offline page with links to the cached pages. */
export async function offlineAnswer({ basePath, names, offlinePage }: WorkerSite): Promise<Response> {
  const visited = await listVisited(names, 12);
  const hasSite = (await siteCaches(names)).length > 0;
  return new Response(
    offlinePage.replace(keptMark, () => listKept(visited, hasSite, basePath)),
    {
      status: 503,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': "frame-ancestors 'none'",
        'X-Content-Type-Options': 'nosniff',
      },
    },
  );
}
