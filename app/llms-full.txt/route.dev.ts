import { writeLlmsFull } from '@/lib/discovery/llms-files';
import { listPlainSections } from '@/lib/discovery/plain-sections';

/** All plain pages in one file, in development; a build writes it as a file. */
export async function GET(): Promise<Response> {
  return new Response(writeLlmsFull(await listPlainSections()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
