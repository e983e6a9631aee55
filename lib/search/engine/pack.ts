import { itemAt } from '@/lib/site/invariant';
import { type Kind, kindIds } from '../kinds';
import type { SearchRecord } from '../record';
import { type PlacedEntry, toRecord } from '../to-record';

/** An entry without what its page says. */
type PackedEntry = [
  /** `''` for the page itself. */
  anchor: string,
  kind: number,
  /** The headings below the page's title. */
  headings: string[],
  content: Reference,
  keywords: Reference[],
  /** Only of the later pieces of a long text. */
  piece?: number,
];

/** A page with its entries. */
type PackedPage = [slug: string, title: string, release: string, pageRank: number, entries: PackedEntry[]];

/** The index as sent to the browser. Grouping entries by page and repeated strings halves its compressed size. */
type PackedIndex = {
  /** Keeps a script from reading an index from an incompatible build. */
  version: typeof packVersion;
  /** The URL of the site. */
  base: string;
  /** The site's tag. */
  tag: string;
  /** Strings that occur more than once, because contracts inherit a lot from each other. */
  texts: string[];
  pages: PackedPage[];
};

const packVersion = 3;

/**
 * Packs entries. The browser makes their records from them.
 * @param entries page by page; all of one site
 */
export function packIndex(entries: readonly PlacedEntry[]): PackedIndex {
  const texts = repeatedStrings(entries.flatMap(({ entry }) => [entry.content, ...entry.keywords]));
  const refer = referTo(texts);
  const pages = new Map<string, PackedPage>();
  for (const { entry, place } of entries) {
    const { slug, anchor, headings, kind, content, keywords } = entry;
    const [title = '', ...own] = headings;
    const page = pages.get(slug) ?? [slug, title, place.release, place.pageRank, []];
    pages.set(slug, page);
    const packed: PackedEntry = [
      anchor ?? '',
      kindIds.indexOf(kind),
      own,
      refer(content),
      keywords.map(refer),
    ];
    if (place.piece > 1) packed.push(place.piece);
    page[4].push(packed);
  }
  const { base = '', tag = '' } = entries[0]?.place ?? {};
  return { version: packVersion, base, tag, texts, pages: [...pages.values()] };
}

/** Whether a downloaded value is an index that this code can read. */
export const isPackedIndex = (value: unknown): value is PackedIndex =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === packVersion;

/** Makes the records of packed entries, page by page. */
export function unpackIndex({ base, tag, texts, pages }: PackedIndex): SearchRecord[] {
  const resolve = resolveIn(texts);
  return pages.flatMap(([slug, title, release, pageRank, records]) => {
    let position = -1;
    return records.map(([anchor, kind, headings, content, keywords, piece = 1]) => {
      if (piece === 1) position += 1;
      const entry = {
        slug,
        anchor: anchor || null,
        headings: [title, ...headings],
        kind: kindAt(kind),
        content: resolve(content),
        keywords: keywords.map(resolve),
      };
      return toRecord({ entry, place: { base, tag, release, pageRank, position, piece } });
    });
  });
}

const kindAt = (index: number): Kind => kindIds[index] ?? 'section';

/** Strings used once are stored inline. Repeated strings are stored in a table and referenced by number. */
type Reference = string | number;

/** For shorter strings, references would take up more space. */
const shortest = 8;

/** Returns the strings that occur more than once. */
function repeatedStrings(all: Iterable<string>): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const text of all) {
    if (text.length >= shortest && seen.has(text)) repeated.add(text);
    seen.add(text);
  }
  return [...repeated];
}

/** Returns a function that replaces strings in the table with their numbers. */
function referTo(table: readonly string[]): (text: string) => Reference {
  const places = new Map(table.map((text, place) => [text, place]));
  return (text) => places.get(text) ?? text;
}

/** Returns a function that resolves references. */
const resolveIn =
  (table: readonly string[]) =>
  (reference: Reference): string =>
    typeof reference === 'number' ? itemAt(table, reference) : reference;
