import type { Metadata } from 'next';
import { contentVersion } from '@/.generated/content-version';
import { DocPage } from '@/components/doc/doc-page';
import { toUrl } from '@/lib/content/document';
import { listDocuments } from '@/lib/content/document-list';
import { loadDocument } from '@/lib/content/documents';
import { pageMetadata } from '@/lib/page-metadata';

export const dynamicParams = false;
export const generateStaticParams = () => listDocuments().map(({ slug }) => ({ slug: slug.split('/') }));

type Props = { params: Promise<{ slug: string[] }> };

const slugOf = async ({ params }: Props) => (await params).slug.map(decodeURIComponent).join('/');

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, frontMatter } = await loadDocument(await slugOf(props));
  return pageMetadata({ ...frontMatter, url: toUrl(slug) });
}

export default async function Page(props: Props) {
  const document = await loadDocument(await slugOf(props));
  // In development a new version means that the content changed: Next then sends the open page anew.
  return <DocPage document={document} version={contentVersion} />;
}
