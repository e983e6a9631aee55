import { createElement } from 'react';
import { SocialImage } from '@/components/social/social-image';
import { listDocuments } from '@/lib/content/document-list';
import { loadDocument } from '@/lib/content/documents';
import { drawSocialImage } from '@/lib/social/draw-social-image';
import { homeCard, type SocialCard, toSocialCard } from '@/lib/social/social-card';
import { homeImagePath, socialImagePath } from '@/lib/social/social-image-path';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The card of every image, by the image's path. */
async function cards(): Promise<Map<string, SocialCard>> {
  const documents = await Promise.all(listDocuments().map(({ slug }) => loadDocument(slug)));
  const own = documents.filter(({ canonical }) => canonical === undefined);
  return new Map<string, SocialCard>([
    ...(homeImagePath ? [[homeImagePath, homeCard] as const] : []),
    ...own.flatMap((document) => {
      const path = socialImagePath(document);
      return path ? [[path, toSocialCard(document)] as const] : [];
    }),
  ]);
}

const folder = '/social/';

// A build of plain pages draws none, but Next wants one page at least of every route.
export const generateStaticParams = async () => {
  const paths = [...(await cards()).keys()];
  return (paths.length > 0 ? paths : [`${folder}none`]).map((path) => ({
    name: path.slice(folder.length).split('/'),
  }));
};

type Context = { params: Promise<{ name: string[] }> };

/** The image of a page in links to it. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const name = (await params).name.map(decodeURIComponent).join('/');
  const card = (await cards()).get(folder + name);
  if (!card) return new Response(null, { status: 404 });
  const image = await drawSocialImage(card, (each) => createElement(SocialImage, each));
  return new Response(image, { headers: { 'content-type': 'image/png' } });
}
