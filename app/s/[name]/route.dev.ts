import { shortLinkPage } from '@/lib/export/integrators/short-link-page';
import { siteSymbols } from '@/lib/protocol/reference/list-symbols';
import { env } from '@/lib/site/env';

type Context = { params: Promise<{ name: string }> };

/** Serves the page of a short link in development. A build writes one file per link. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const address = `/s/${decodeURIComponent((await params).name)}`;
  const link = siteSymbols().find(({ from }) => from === address);
  if (!link) return new Response('Not found\n', { status: 404 });
  return new Response(shortLinkPage(link, env.basePath), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
