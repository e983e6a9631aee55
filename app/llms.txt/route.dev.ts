import { writeLlmsIndex } from '@/lib/discovery/llms-files';
import { listPlainSections } from '@/lib/discovery/plain-sections';

/** The index of plain pages in development; a build writes it as a file. */
export async function GET(): Promise<Response> {
  return new Response(writeLlmsIndex(await listPlainSections()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
