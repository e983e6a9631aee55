import type { Kind } from './kinds';

/** An item from a search source. `toRecords` turns it into records. */
export type SearchEntry = {
  /** The slug of its page. */
  slug: string;
  /** Its anchor on the page, or `null` for the page itself. */
  anchor: string | null;
  /** The page's title, followed by the headings down to its own. */
  headings: readonly string[];
  /** Plain text, with line breaks between paragraphs. */
  content: string;
  kind: Kind;
  keywords: readonly string[];
};
