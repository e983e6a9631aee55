import type { SearchEntry } from '../entry';
import type { SearchRecord } from '../record';
import { toRecord } from '../to-record';

/** A record for tests: a page named by its slug, unless more is said. */
export const sampleRecord = (entry: Partial<SearchEntry> & { slug: string }): SearchRecord =>
  toRecord(
    { anchor: null, headings: [entry.slug], content: '', kind: 'page', keywords: [], ...entry },
    { base: 'https://docs.example.com', tag: 'docs-default-current', position: 0, piece: 1 },
  );
