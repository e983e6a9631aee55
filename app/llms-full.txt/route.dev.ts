import { listPlainSections, writeLlmsFull } from '@/lib/build/discovery/llms-files';

/** Serves all plain pages as one file in development. A build writes it to disk. */
export async function GET(): Promise<Response> {
  return new Response(writeLlmsFull(await listPlainSections()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
