import { siteCaches } from '@/lib/browser/offline/find-kept';
import { keptMark, listKept } from '@/lib/browser/offline/kept-list';
import { listVisited } from '@/lib/browser/offline/list-visited';
import type { Site } from '@/lib/browser/offline/visited-pages';

/** Returns the offline page with links to the cached pages. */
export async function offlineAnswer({
  basePath,
  names,
  offlinePage,
}: Site & { offlinePage: string }): Promise<Response> {
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
