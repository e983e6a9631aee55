import { itemAt } from '@/lib/site/invariant';
import { kindIds } from '../kinds';
import { lowercaseOf, type PlacedEntry, toRecord } from '../to-record';
import { createDictionary } from './dictionary';
import type { Corpus } from './search-index';
import { fragmentsOf } from './tokenize';

/** An entry without what its page says. The dictionary has encoded its texts. */
type PackedEntry = [
  /** `''` for the page itself. */
  anchor: string,
  kind: number,
  /** The headings below the page's title. */
  headings: string[],
  content: string,
  keywords: string[],
  words: string,
  /** Only of the later pieces of a long text. */
  piece?: number,
];

/** A page with its entries. */
type PackedPage = [slug: string, title: string, release: string, pageRank: number, entries: PackedEntry[]];

/** The index as sent to the browser. Grouping entries by page and encoding their texts halves its size. */
type PackedIndex = {
  /** Keeps a script from reading an index from an incompatible build. */
  version: typeof packVersion;
  /** The URL of the site. */
  base: string;
  /** The site's tag. */
  tag: string;
  /** The dictionary. */
  fragments: readonly string[];
  pages: PackedPage[];
};

const packVersion = 5;

/**
 * Packs entries. The browser makes their records from them.
 * @param entries page by page; all of one site
 */
export function packIndex(entries: readonly PlacedEntry[]): PackedIndex {
  const { fragments, encode } = createDictionary(
    byFrequency(
      entries.flatMap(({ entry: { headings, content, keywords, words = '' } }) => [
        ...headings,
        content,
        ...keywords,
        words,
      ]),
    ),
  );
  const pages = new Map<string, PackedPage>();
  for (const { entry, place } of entries) {
    const { slug, anchor, headings, kind, content, keywords, words = '' } = entry;
    const [title = '', ...own] = headings.map(encode);
    const page = pages.get(slug) ?? [slug, title, place.release, place.pageRank, []];
    pages.set(slug, page);
    const packed: PackedEntry = [
      anchor ?? '',
      kindIds.indexOf(kind),
      own,
      encode(content),
      [...new Set(keywords)].map(encode),
      encode(words),
    ];
    if (place.piece > 1) packed.push(place.piece);
    page[4].push(packed);
  }
  const { base = '', tag = '' } = entries[0]?.place ?? {};
  return { version: packVersion, base, tag, fragments, pages: [...pages.values()] };
}

/** Returns the fragments of texts. The most frequent ones come first, because the first characters take fewer bytes. */
function byFrequency(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const fragment of fragmentsOf(text)) counts.set(fragment, (counts.get(fragment) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([fragment]) => fragment);
}

/** Whether a downloaded value is an index that this code can read. */
export const isPackedIndex = (value: unknown): value is PackedIndex =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === packVersion;

/** Prepares packed entries for the engine. Their records are made when a query finds them. */
export function unpackIndex({ base, tag, fragments, pages }: PackedIndex): Corpus {
  const dictionary = createDictionary(fragments);
  const { decode, encode } = dictionary;
  const encoded = pages.flatMap(([slug, title, release, pageRank, entries]): PlacedEntry[] => {
    let position = -1;
    return entries.map(([anchor, kindId, own, content, keywords, words, piece = 1]) => {
      if (piece === 1) position += 1;
      const kind = kindIds[kindId] ?? 'section';
      const entry = {
        slug,
        anchor: anchor || null,
        headings: [title, ...own],
        kind,
        content,
        keywords,
        words,
      };
      if (kind === 'address') entry.keywords = [...lowercaseOf(entry).map(encode), ...keywords];
      return { entry, place: { base, tag, release, pageRank, position, piece } };
    });
  });
  return {
    dictionary,
    documents: encoded.map(({ entry }) => entry),
    recordAt(document) {
      const { entry, place } = itemAt(encoded, document);
      const { headings, keywords, kind } = entry;
      const content = entry.content || (kind === 'section' ? textBelow(encoded, document) : '');
      return toRecord({
        entry: { ...entry, headings: headings.map(decode), keywords: keywords.map(decode), content },
        place,
      });
    },
  };
}

/** Returns what a bare heading is shown with: the text of its first subsection, or else of its page. */
function textBelow(all: readonly PlacedEntry[], at: number): string {
  const [entry, next] = [itemAt(all, at).entry, all[at + 1]?.entry];
  if (next?.slug === entry.slug && next.headings.length > entry.headings.length) return next.content;
  return all.findLast((other, index) => index < at && other.entry.anchor === null)?.entry.content ?? '';
}
