import { withoutMarkers } from '@/lib/samples/regions';
import { listSamples, readSample } from '@/lib/samples/sample-files';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => listSamples().map((name) => ({ file: name.split('/') }));

type Context = { params: Promise<{ file: string[] }> };

/** A whole sample as plain text, as a page would show it. The export keeps the text alone; a host gives it its type. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const text = readSample((await params).file.join('/'));
  return new Response(`${withoutMarkers(text)}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
