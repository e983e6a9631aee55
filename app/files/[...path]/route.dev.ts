import { typeOf } from '@/lib/export/file-types';
import { sampleType } from '@/lib/export/security/headers';
import { findSiteFile } from '@/lib/export/site-files';

type Context = { params: Promise<{ path: string[] }> };

/**
 * Serves the site's non-page files in development, where `next.config.ts` rewrites their URLs to this route. A build
 * writes them to disk.
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const file = await findSiteFile(`/${(await params).path.map(decodeURIComponent).join('/')}`);
  if (!file) return new Response('Not found\n', { status: 404 });
  const type = file.url.startsWith('/samples/') ? sampleType : typeOf(file.url);
  return new Response(await file.write(), { headers: { 'Content-Type': type ?? sampleType } });
}
