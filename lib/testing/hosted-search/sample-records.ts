import { contractReleaseOf } from '@/lib/nav/place-of-slug';
import { createDictionary } from '@/lib/search/engine/dictionary';
import type { Corpus } from '@/lib/search/engine/search-index';
import { pageRankOf } from '@/lib/search/page-facts';
import { levels, type SearchEntry, type SearchRecord } from '@/lib/search/record';
import { toRecord } from '@/lib/search/to-record';
import { itemAt } from '@/lib/site/invariant';

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

/** Prepares records for the built-in engine. */
export function toCorpus(records: readonly SearchRecord[]): Corpus {
  const dictionary = createDictionary();
  const { encode } = dictionary;
  const documents = records.map(({ url_without_anchor, kind, hierarchy, keywords, content }) => ({
    slug: url_without_anchor,
    kind,
    headings: levels.slice(1).flatMap((level) => encode(hierarchy[level] ?? '') || []),
    keywords: keywords.map(encode),
    content: encode(content),
  }));
  return {
    dictionary,
    documents,
    recordAt: (document) => ({
      ...itemAt(records, document),
      content: itemAt(documents, document).content,
    }),
  };
}
