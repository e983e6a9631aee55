import { env } from '@/lib/env';
import { loadSiteIndex } from '@/lib/integrators/load-site-index';
import { siteSymbols } from '@/lib/symbols/site-symbols';

/** What integrators read, in development; a build writes it as a file. A folder of plain pages has none. */
export async function GET(): Promise<Response> {
  if (env.contentDir) return new Response('Not found\n', { status: 404 });
  return Response.json(await loadSiteIndex(siteSymbols()));
}
