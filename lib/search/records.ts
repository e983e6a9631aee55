import { listDocuments } from '@/lib/pages/document-list';
import { loadDocument } from '@/lib/pages/documents';
import type { SearchEntry, SearchRecord } from './record';
import { addressEntries } from './sources/addresses';
import { pageEntries } from './sources/pages';
import { apiTypeEntries, contractEntries, errorEntries } from './sources/reference';
import { toRecords } from './to-records';

/**
 * Loads all search records, page by page. Written pages come first. If several sources have an entry for the same
 * anchor, the last one wins.
 * @throws ContentError if a page can't be read
 */
export async function loadSearchRecords(): Promise<SearchRecord[]> {
  const written = listDocuments().filter(({ format }) => format !== 'contract');
  const documents = await Promise.all(written.map(({ slug }) => loadDocument(slug)));
  const slugs = new Set(listDocuments().map(({ slug }) => slug));
  const entries = [
    ...documents.flatMap(pageEntries),
    ...contractEntries(slugs),
    ...errorEntries(slugs),
    ...apiTypeEntries(documents),
    ...(await addressEntries(documents)),
  ];
  return withPositions(entries).flatMap(({ entry, position }) => toRecords(entry, position));
}

/** Removes duplicates and numbers the entries of each page. */
function withPositions(entries: SearchEntry[]): { entry: SearchEntry; position: number }[] {
  const byPlace = new Map(entries.map((entry) => [`${entry.slug}#${entry.anchor ?? ''}`, entry]));
  const counts = new Map<string, number>();
  return [...byPlace.values()].map((entry) => {
    const position = counts.get(entry.slug) ?? 0;
    counts.set(entry.slug, position + 1);
    return { entry, position };
  });
}
