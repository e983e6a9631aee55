import { findSiteFile } from '@/lib/export/site-files';

type Context = { params: Promise<{ path: string[] }> };

/** A file of the site that is no page, in development, to which `next.config.ts` leads; a build writes it as a file. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const file = await findSiteFile(`/${(await params).path.map(decodeURIComponent).join('/')}`);
  if (!file) return new Response('Not found\n', { status: 404 });
  return new Response(await file.write(), { headers: { 'Content-Type': file.type } });
}
