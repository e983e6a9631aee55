import { contractReleaseOf } from '@/lib/nav/place-of-slug';
import { pageRankOf } from '@/lib/search/page-facts';
import type { SearchEntry, SearchRecord } from '@/lib/search/record';
import { toRecord } from '@/lib/search/to-record';

/** Creates a record for tests. By default, it's a page whose title is its slug. */
export const sampleRecord = (entry: Partial<SearchEntry> & { slug: string }): SearchRecord =>
  toRecord({
    entry: { anchor: null, headings: [entry.slug], content: '', kind: 'page', keywords: [], ...entry },
    place: {
      base: 'https://docs.example.com',
      tag: 'docs-default-current',
      release: contractReleaseOf(entry.slug),
      pageRank: pageRankOf(entry.slug),
      position: 0,
      piece: 1,
    },
  });
