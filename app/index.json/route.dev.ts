import { loadSiteIndex } from '@/lib/export/integrators/site-index';
import { siteSymbols } from '@/lib/protocol/reference/list-symbols';
import { env } from '@/lib/site/env';

/** Serves the index for integrators in development. A build writes it to disk. A folder of plain pages has no index. */
export async function GET(): Promise<Response> {
  if (env.contentDir) return new Response('Not found\n', { status: 404 });
  return Response.json(await loadSiteIndex(siteSymbols()));
}
