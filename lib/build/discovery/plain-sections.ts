import type { Document } from '@/lib/markup/document';
import { buildNavigation } from '@/lib/nav/build-navigation';
import { pagesOf } from '@/lib/nav/sidebar';
import { listDocuments } from '@/lib/pages/document-list';
import { loadDocument } from '@/lib/pages/documents';

/** Pages of a section, in reading order. */
export type PlainSection = { title: string; documents: Document[] };

/** All pages by section, and those that aren't in any section, which are contracts of less common releases. */
export type PlainSections = { sections: PlainSection[]; optional: Document[] };

/** Lists every page of the site in reading order. */
export async function listPlainSections(): Promise<PlainSections> {
  const documents = await Promise.all(listDocuments().map(({ slug }) => loadDocument(slug)));
  const rest = new Map(documents.map((document) => [document.slug, document]));
  const take = (slug: string): Document[] => {
    const document = rest.get(slug);
    rest.delete(slug);
    return document ? [document] : [];
  };
  const { sections } = buildNavigation();
  return {
    sections: sections.map(({ label, items }) => ({
      title: label,
      documents: pagesOf(items).flatMap(({ slug }) => take(slug)),
    })),
    optional: [...rest.values()],
  };
}
