import type { Kind } from './kinds';

/** Depths of a hierarchy: the section of the site, the page's title, its sections, and their parts. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

/**
 * What can be found: a section of a page, an item of the reference, an address. The first block is the record that
 * DocSearch's crawler makes of a page, so that an index filled by that crawler works as well; the second is ours.
 * Format: https://docsearch.algolia.com/docs/record-extractor
 */
export type SearchRecord = {
  /** The same for the same thing in every build. */
  objectID: string;
  /** Where it leads, with the anchor: whole in an index, a path of this site without the base path in a hit. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** The depth of its heading; `content` for a further piece of a long section. */
  type: Level | 'content';
  /** Its heading and those above it. `lvl0` is the section's name, `lvl1` the page's title. */
  hierarchy: Record<'lvl0', string> & Record<Exclude<Level, 'lvl0'>, string | null>;
  /** Its words as plain text, paragraphs apart by line breaks; empty where there is nothing but a heading. */
  content: string;
  language: string;
  /** The site's tag: one index can hold several sites. */
  docusaurus_tag: string;
  /** What comes first among equals: important pages, then high headings, then what stands higher on its page. */
  weight: { pageRank: number; level: number; position: number };

  /** Part of the site, as in `sections` of `./kinds`; empty for a page outside of them. */
  section: string;
  /** As in `products` of `./kinds`; empty for what belongs to none or to all. */
  product: string;
  kind: Kind;
  /** What it is also called: selectors, topics, addresses, signatures, other words. */
  keywords: string[];
};

/** The heading that a record stands for: the deepest of its hierarchy. */
export function headingOf({ hierarchy }: Pick<SearchRecord, 'hierarchy'>): string {
  return hierarchy[deepestLevel({ hierarchy })] ?? '';
}

/** The depth of that heading. */
export const deepestLevel = ({ hierarchy }: Pick<SearchRecord, 'hierarchy'>): Level =>
  levels.findLast((level) => hierarchy[level]) ?? 'lvl0';
