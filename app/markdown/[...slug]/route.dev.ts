import { writePlainPage } from '@/lib/export/discovery/llms-files';
import { listDocuments } from '@/lib/pages/document-list';
import { loadDocument } from '@/lib/pages/documents';

type Context = { params: Promise<{ slug: string[] }> };

/**
 * Serves a page's plain form in development, where `next.config.ts` rewrites its URL to this route. A build writes it
 * to disk.
 */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const slug = (await params).slug.map(decodeURIComponent).join('/');
  if (!listDocuments().some((entry) => entry.slug === slug))
    return new Response('Not found\n', { status: 404 });
  return new Response(writePlainPage(await loadDocument(slug)), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
}
