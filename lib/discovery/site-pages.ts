import { toUrl } from '@/lib/content/document';
import { listDocuments } from '@/lib/content/document-list';
import { loadDocument } from '@/lib/content/documents';
import { lastUpdated } from '@/lib/git/last-updated';

/** A page as search engines and feed readers are told of it. */
export type SitePage = {
  /** Without host and base path. */
  url: string;
  title: string;
  description: string;
  /** ISO time of the last change, where the history tells it. */
  updated: string | undefined;
};

/** The pages that are known under their own address: a contract of an older release may be known under another one. */
export async function listSitePages(): Promise<SitePage[]> {
  const documents = await Promise.all(listDocuments().map(({ slug }) => loadDocument(slug)));
  return documents
    .filter(({ canonical }) => canonical === undefined)
    .map(({ slug, file, frontMatter: { title, description } }) => ({
      url: toUrl(slug),
      title,
      description,
      updated: lastUpdated(file),
    }));
}
