import type { FrontMatter } from './front-matter';
import type { Place } from './problem';

/** A section (depth 2) or part (depth 3) of a page; `id` is its anchor. */
export type Heading = { depth: 2 | 3; id: string; text: string };

/**
 * The words of a section or part of a page as plain text, paragraphs apart by line breaks. What stands before the first
 * heading has the depth 1, no id, and no heading of its own.
 */
export type DocumentSection = { id: string | undefined; depth: 1 | 2 | 3; heading: string; text: string };

/** A link as the author wrote it, with the place where it stands. `written` is kept when it was a file's path. */
export type DocumentLink = { href: string; place: Place };

/**
 * One page after its only compilation. Page, contents list, metadata and checks all read this; it is plain data,
 * so it can be kept on disk.
 */
export type Document = {
  /** `concepts/lockup/hooks` */
  slug: string;
  /** The file it was written in, from the repository's root; what messages call it. */
  file: string;
  frontMatter: FrontMatter;
  /** The title in the browser, when it says more than the heading of the page. */
  headTitle?: string;
  headings: Heading[];
  /** Its words for search; empty for a page that is made from a published package, which has a model of its own. */
  sections: DocumentSection[];
  /** Ids besides those of the headings that links may lead to, such as those of table rows. */
  anchors: string[];
  /** Ids that it once had, each with where it leads now: an id of the page, `top`, or another address. */
  movedAnchors: Record<string, string>;
  links: DocumentLink[];
  /** Names of the snippets that it includes, directly or through another snippet. */
  snippets: string[];
  /** Samples that it shows, by their paths below `content/samples/`. */
  samples: string[];
  body: DocumentBody;
  /** The body as plain Markdown with whole addresses; empty in a folder of plain pages. No page sends it along. */
  markdown: string;
  /** Of a page that is made from a published package: what it was made from. */
  origin?: { label: string; url: string };
  /** Address under which search engines should know it, when that is another page. */
  canonical?: string;
};

/** What a page shows: compiled MDX, or finished HTML of a generated page. */
export type DocumentBody =
  /** `code` is the body of the function that renders it, as MDX compiled it. */
  { kind: 'mdx'; code: string } | { kind: 'html'; html: string };

/** The address of a page, without the base path. */
export const toUrl = (slug: string): string => `/${slug}`;
