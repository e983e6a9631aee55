import { env } from '@/lib/site/env';
import type { SearchEntry } from './entry';
import type { SearchRecord } from './record';
import { byteLength, splitText } from './split-text';
import { toRecord } from './to-record';

/**
 * The hosted index's size limit for records. Source:
 * https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations
 */
export const maxRecordBytes = 10_000;

/** Returns the URL of the site, without a trailing slash. */
export const siteBase = (): string => `${env.siteUrl}${env.basePath}`;

/**
 * Converts an entry to records, several if its text is too long for one.
 * @param position its position on the page, starting at 0
 */
export function toRecords(entry: SearchEntry, position: number): SearchRecord[] {
  const place = { base: siteBase(), tag: env.search.tag, position };
  // A high piece number reserves enough space for the longest `objectID` and `type`.
  const empty = toRecord({ ...entry, content: '' }, { ...place, piece: 999 });
  const maxBytes = maxRecordBytes - byteLength(JSON.stringify(empty));
  return splitText(entry.content, maxBytes).map((content, index) =>
    toRecord({ ...entry, content }, { ...place, piece: index + 1 }),
  );
}
