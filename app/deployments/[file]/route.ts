import { listDeploymentsFiles, writeDeploymentsFile } from '@/lib/protocol/deployments-files';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => listDeploymentsFiles().map((file) => ({ file }));

type Context = { params: Promise<{ file: string }> };

/** The addresses of a release as a file, made once at build. The export keeps the text alone; a host gives it its type. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { text, type } = writeDeploymentsFile((await params).file);
  return new Response(text, { headers: { 'Content-Type': type } });
}
