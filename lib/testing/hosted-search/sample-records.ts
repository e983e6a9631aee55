import type { SearchEntry, SearchRecord } from '@/lib/search/record';
import { toRecord } from '@/lib/search/to-record';

/** Creates a record for tests. By default, it's a page whose title is its slug. */
export const sampleRecord = (entry: Partial<SearchEntry> & { slug: string }): SearchRecord =>
  toRecord(
    { anchor: null, headings: [entry.slug], content: '', kind: 'page', keywords: [], ...entry },
    { base: 'https://docs.example.com', tag: 'docs-default-current', position: 0, piece: 1 },
  );
