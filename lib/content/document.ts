import type { FrontMatter } from './front-matter';
import type { Place } from './problem';

/** A section (depth 2) or part (depth 3) of a page; `id` is its anchor. */
export type Heading = { depth: 2 | 3; id: string; text: string };

/** A link as the author wrote it, with the place where it stands. `written` is kept when it was a file's path. */
export type DocumentLink = { href: string; place: Place };

/**
 * One page after its only compilation. Page, contents list, metadata and checks all read this; it is plain data,
 * so it can be kept on disk.
 */
export type Document = {
  /** `concepts/lockup/hooks` */
  slug: string;
  /** The file it was written in, from the repository's root. */
  file: string;
  frontMatter: FrontMatter;
  headings: Heading[];
  /** Ids besides those of the headings that links may lead to, such as those of table rows. */
  anchors: string[];
  links: DocumentLink[];
  /** Names of the snippets that it includes, directly or through another snippet. */
  snippets: string[];
  /** Body of the function that renders it, as MDX compiled it. */
  code: string;
};

/** The address of a page, without the base path. */
export const toUrl = (slug: string): string => `/${slug}`;
