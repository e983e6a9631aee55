import { itemAt } from '@/lib/site/invariant';
import { type Kind, kindIds } from '../kinds';
import { levels, type SearchRecord } from '../record';
import { ownKeywords, toRecord } from '../to-record';

/** A record without the fields that can be derived from its page and headings. */
type PackedRecord = [
  /** `''` for the page itself. */
  anchor: string,
  kind: number,
  /** The headings below the page's title. */
  headings: string[],
  content: Reference,
  keywords: Reference[],
  /** Absent for a whole record. Greater than 1 for the later pieces of a long text. */
  piece?: number,
];

/** A page with its records, and what they say about it. */
type PackedPage = [slug: string, title: string, release: string, pageRank: number, records: PackedRecord[]];

/**
 * The index as sent to the browser. It omits derivable fields and groups related records, which halves its compressed
 * size.
 */
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
 * Packs records.
 * @param base URL of the site, without a trailing slash
 */
export function packIndex(records: readonly SearchRecord[], base: string): PackedIndex {
  const texts = repeatedStrings(records.flatMap((record) => [record.content, ...keywordsToStore(record)]));
  const refer = referTo(texts);
  const pages = new Map<string, PackedPage>();
  for (const record of records) {
    const slug = record.url_without_anchor.slice(base.length + 1);
    const { hierarchy, release, weight } = record;
    const page = pages.get(slug) ?? [slug, hierarchy.lvl1 ?? '', release, weight.pageRank, []];
    page[4].push(packRecord(record, refer));
    pages.set(slug, page);
  }
  return {
    version: packVersion,
    base,
    tag: records[0]?.docusaurus_tag ?? '',
    texts,
    pages: [...pages.values()],
  };
}

/** Returns the keywords that don't follow from the record's place. */
function keywordsToStore(record: SearchRecord): string[] {
  const own = ownKeywords(record);
  return record.keywords.filter((keyword) => !own.includes(keyword));
}

function packRecord(record: SearchRecord, refer: (text: string) => Reference): PackedRecord {
  const { anchor, kind, hierarchy, content, objectID, type } = record;
  const headings = levels.slice(2).flatMap((level) => hierarchy[level] ?? []);
  const packed: PackedRecord = [
    anchor ?? '',
    kindIds.indexOf(kind),
    headings,
    refer(content),
    keywordsToStore(record).map(refer),
  ];
  if (type === 'content') packed.push(Number(/\d+$/.exec(objectID)?.[0]));
  return packed;
}

/** Whether a downloaded value is an index that this code can read. */
export const isPackedIndex = (value: unknown): value is PackedIndex =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === packVersion;

/** Restores the records that `packIndex` packed, page by page. */
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
      return toRecord(entry, { base, tag, release, pageRank, position, piece });
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
