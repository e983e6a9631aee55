import { type Kind, kindIds } from '../kinds';
import { levels, type SearchRecord } from '../record';
import { toRecord } from '../to-record';
import { type Reference, referTo, repeatedStrings, resolveIn } from './string-table';

/** A record without what follows from its page and its headings. */
type PackedRecord = [
  /** `''` for the page itself. */
  anchor: string,
  kind: number,
  /** Headings below the page's title. */
  headings: string[],
  content: Reference,
  keywords: Reference[],
  /** Missing for a whole record, a number above 1 for further pieces of a long text. */
  piece?: number,
];

/** A page with its records. */
type PackedPage = [slug: string, title: string, records: PackedRecord[]];

/**
 * Records as they travel to the browser. What can be computed there is left out, and what belongs together stands together,
 * which makes them half as long once compressed.
 */
export type PackedIndex = {
  /** A script of another build must not read what it doesn't understand. */
  version: typeof packVersion;
  /** Where the site is published. */
  base: string;
  /** The site's tag. */
  tag: string;
  /** Strings that stand more than once: contracts inherit much from one another. */
  texts: string[];
  pages: PackedPage[];
};

export const packVersion = 1;

/**
 * Makes records small.
 * @param base where the site is published, without a slash at the end
 */
export function packIndex(records: readonly SearchRecord[], base: string): PackedIndex {
  const texts = repeatedStrings(records.flatMap(({ content, keywords }) => [content, ...keywords]));
  const refer = referTo(texts);
  const pages = new Map<string, PackedPage>();
  for (const record of records) {
    const slug = record.url_without_anchor.slice(base.length + 1);
    const page = pages.get(slug) ?? [slug, record.hierarchy.lvl1 ?? '', []];
    page[2].push(packRecord(record, refer));
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

function packRecord(
  { anchor, kind, hierarchy, content, keywords, objectID, type }: SearchRecord,
  refer: (text: string) => Reference,
): PackedRecord {
  const headings = levels.slice(2).flatMap((level) => hierarchy[level] ?? []);
  const packed: PackedRecord = [
    anchor ?? '',
    kindIds.indexOf(kind),
    headings,
    refer(content),
    keywords.map(refer),
  ];
  if (type === 'content') packed.push(Number(/\d+$/.exec(objectID)?.[0]));
  return packed;
}

/** Whether something that was fetched is an index that this code reads. */
export const isPackedIndex = (value: unknown): value is PackedIndex =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === packVersion;

/** The records again, as `packIndex` got them, page by page. */
export function unpackIndex({ base, tag, texts, pages }: PackedIndex): SearchRecord[] {
  const resolve = resolveIn(texts);
  return pages.flatMap(([slug, title, records]) => {
    let position = -1;
    return records.map(([anchor, kind, headings, content, keywords, piece = 1]) => {
      if (piece === 1) position += 1;
      const entry = {
        ...{ slug, anchor: anchor || null, headings: [title, ...headings], kind: kindAt(kind) },
        ...{ content: resolve(content), keywords: keywords.map(resolve) },
      };
      return toRecord(entry, { base, tag, position, piece });
    });
  });
}

const kindAt = (index: number): Kind => kindIds[index] ?? 'section';
