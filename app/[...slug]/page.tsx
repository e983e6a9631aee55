import '../document-styles';
import '../prose-styles';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { contentVersion } from '@/.generated/content-version';
import { DocPage } from '@/components/doc/doc-page';
import { ContentFindings, ContentMistakes } from '@/components/states/content-problems';
import { type Document, toUrl } from '@/lib/markup/document';
import { ContentError } from '@/lib/markup/problem';
import { pageMetadata } from '@/lib/nav/page-head/page-metadata';
import { plainUrl } from '@/lib/nav/page-head/plain-url';
import { socialImagePath } from '@/lib/nav/page-head/social-image-path';
import { listPages, loadFindings, loadPage } from '@/lib/pages/pages';

// This doesn't set `dynamicParams = false`, which would make the development server serve only the pages that
// existed when it started. An export contains only the pages listed here.
export const generateStaticParams = async () =>
  (await listPages()).map((slug) => ({ slug: slug.split('/') }));

type Props = { params: Promise<{ slug: string[] }> };

/**
 * Loads the page's document. A content error fails a build. In development, it's returned instead of thrown,
 * so that the error shows up as an ordinary page that the next edit replaces. A thrown error would stay on
 * screen until a reload.
 */
async function documentOf({ params }: Props): Promise<Document | ContentError> {
  const slug = (await params).slug.map(decodeURIComponent).join('/');
  if (process.env.NODE_ENV === 'development' && !(await listPages()).includes(slug)) notFound();
  try {
    return await loadPage(slug);
  } catch (error) {
    if (process.env.NODE_ENV === 'development' && error instanceof ContentError) return error;
    throw error;
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const document = await documentOf(props);
  if (document instanceof ContentError) return { title: 'A mistake' };
  return pageMetadata({
    title: document.headTitle ?? document.frontMatter.title,
    description: document.frontMatter.description,
    url: document.canonical ?? toUrl(document.slug),
    markdown: plainUrl(document.slug),
    image: socialImagePath(document),
  });
}

export default async function Page(props: Props) {
  const document = await documentOf(props);
  if (document instanceof ContentError) return <ContentMistakes problems={document.problems} />;
  // In development, a new version means that the content changed, which makes Next send the open page again.
  const page = <DocPage document={document} version={contentVersion} />;
  if (process.env.NODE_ENV !== 'development') return page;
  return (
    <>
      <ContentFindings problems={await loadFindings()} file={document.file} />
      {page}
    </>
  );
}
