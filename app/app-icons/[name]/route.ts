import fs from 'node:fs';
import { drawIcon } from '@/lib/export/icons/draw-icon';
import { iconFiles } from '@/lib/export/icons/icon-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => iconFiles.map(({ name }) => ({ name }));

type Context = { params: Promise<{ name: string }> };

/** Renders the site icon in one of the sizes that devices request. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  const icon = iconFiles.find((each) => each.name === name);
  if (!icon) return new Response(null, { status: 404 });
  const bytes = await drawIcon(fs.readFileSync('app/icon.svg', 'utf8'), icon);
  return new Response(bytes, { headers: { 'content-type': 'image/png' } });
}
