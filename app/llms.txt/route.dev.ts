import { listPlainSections, writeLlmsIndex } from '@/lib/build/discovery/llms-files';

/** Serves the index of plain pages in development. A build writes it to disk. */
export async function GET(): Promise<Response> {
  return new Response(writeLlmsIndex(await listPlainSections()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
