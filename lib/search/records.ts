import { listDocuments } from '@/lib/pages/document-list';
import { loadDocument } from '@/lib/pages/documents';
import { toCanonical } from '@/lib/site/addresses';
import { env } from '@/lib/site/env';
import { pageRankOf, releaseIdOf } from './page-facts';
import type { SearchEntry, SearchRecord } from './record';
import { addressEntries, listAddressNames } from './sources/deployed-contracts';
import { pageEntries } from './sources/pages';
import { apiTypeEntries, contractEntries, errorEntries } from './sources/reference';
import { byteLength, splitText } from './split-text';
import { type PlacedEntry, type RecordPlace, toRecord } from './to-record';

/** Loads all search records, for a hosted index. The site's own index packs the entries instead. */
export const loadSearchRecords = async (): Promise<SearchRecord[]> =>
  (await loadPlacedEntries()).map(toHostedRecord);

/** Creates a record for a hosted index, which ranks by attributes and has none for words. */
export function toHostedRecord({ entry, place }: PlacedEntry): SearchRecord {
  const { keywords, words } = entry;
  return toRecord({ entry: words ? { ...entry, keywords: [...keywords, words] } : entry, place });
}

/**
 * Loads everything that can be found, page by page. Written pages come first. If several sources have an entry for the same
 * anchor, the last one wins.
 * @throws ContentError if a page can't be read
 */
export async function loadPlacedEntries(): Promise<PlacedEntry[]> {
  const written = listDocuments().filter(({ format }) => format !== 'contract');
  const documents = await Promise.all(written.map(({ slug }) => loadDocument(slug)));
  const slugs = new Set(listDocuments().map(({ slug }) => slug));
  const names = await listAddressNames(slugs);
  const entries = [
    ...documents.flatMap((document) => pageEntries(document, names.get(document.slug))),
    ...contractEntries(slugs),
    ...errorEntries(slugs),
    ...apiTypeEntries(documents),
    ...(await addressEntries(documents)),
  ];
  return withPositions(entries).flatMap(({ entry, position }) => {
    const release = releaseIdOf(entry.slug, slugs);
    return placeEntry(entry, { position, release, pageRank: pageRankOf(entry.slug) });
  });
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

/**
 * The hosted index's size limit for records. Source:
 * https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations
 */
export const maxRecordBytes = 10_000;

/** Places an entry, in several pieces if its text is too long for one record. */
export function placeEntry(
  entry: SearchEntry,
  onPage: Pick<RecordPlace, 'position' | 'release' | 'pageRank'>,
): PlacedEntry[] {
  const place = { base: toCanonical('/'), tag: env.search.tag, ...onPage };
  // A high piece number reserves enough space for the longest `objectID` and `type`.
  const empty = toHostedRecord({ entry: { ...entry, content: '' }, place: { ...place, piece: 999 } });
  const maxBytes = maxRecordBytes - byteLength(JSON.stringify(empty));
  return splitText(entry.content, maxBytes).map((content, index) => ({
    entry: { ...entry, content },
    place: { ...place, piece: index + 1 },
  }));
}
