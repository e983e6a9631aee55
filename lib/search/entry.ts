import type { Kind } from './kinds';

/** A thing that can be found, as a source tells of it; `toRecords` makes the record. */
export type SearchEntry = {
  /** The page on which it stands. */
  slug: string;
  /** Where on the page; `null` for the page itself. */
  anchor: string | null;
  /** The page's title, then the headings down to its own. */
  headings: readonly string[];
  /** Plain text, paragraphs apart by line breaks. */
  content: string;
  kind: Kind;
  keywords: readonly string[];
};
