import { listDocuments } from '@/lib/content/document-list';
import { loadDocument } from '@/lib/content/documents';
import { writePlainPage } from '@/lib/discovery/plain-page';

type Context = { params: Promise<{ slug: string[] }> };

/** The plain form of a page in development, to which `next.config.ts` leads; a build writes it as a file. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const slug = (await params).slug.map(decodeURIComponent).join('/');
  if (!listDocuments().some((entry) => entry.slug === slug))
    return new Response('Not found\n', { status: 404 });
  return new Response(writePlainPage(await loadDocument(slug)), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
}
