import { env } from '@/lib/env';
import type { SearchEntry } from './entry';
import type { SearchRecord } from './record';
import { byteLength, splitText } from './split-text';
import { toRecord } from './to-record';

/**
 * What the hosted index takes of one record.
 * Source: https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations
 */
export const maxRecordBytes = 10_000;

/** Where the site is published, without a slash at the end. */
export const siteBase = (): string => `${env.siteUrl}${env.basePath}`;

/**
 * The records of an entry: one, or several when its text is too long for one.
 * @param position its place on its page, from 0
 */
export function toRecords(entry: SearchEntry, position: number): SearchRecord[] {
  const place = { base: siteBase(), tag: env.search.tag, position };
  // Of all pieces the first has the shortest name and the longest type.
  const empty = toRecord({ ...entry, content: '' }, { ...place, piece: 999 });
  const room = maxRecordBytes - byteLength(JSON.stringify(empty));
  return splitText(entry.content, room).map((content, index) =>
    toRecord({ ...entry, content }, { ...place, piece: index + 1 }),
  );
}
