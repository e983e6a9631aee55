import type { FrontMatter } from './front-matter';
import type { Place } from './problem';

/** A section (depth 2) or part (depth 3) of a page, with its anchor as `id`. */
/** `group` is what callers use a function of a contract for, such as "Create and fund". */
export type Heading = { depth: 2 | 3; id: string; text: string; group?: string };

/** Plain text with a line break between paragraphs. Before the first heading, the depth is 1 and the heading empty. */
export type DocumentSection = { id: string | undefined; depth: 1 | 2 | 3; heading: string; text: string };

/** A link with its location in the file. `written` contains the file path, if the author wrote one. */
export type DocumentLink = { href: string; place: Place };

/** A compiled page: plain data, so it can be cached on disk. */
export type Document = {
  /** Such as `concepts/lockup/hooks`. */
  slug: string;
  /** The path of its file, relative to the repository, for messages. */
  file: string;
  frontMatter: FrontMatter;
  /** The browser title and the text below the heading, if they aren't the title and the description. */
  headTitle?: string;
  lead?: string;
  headings: Heading[];
  /** Its text for search. Empty for a page that's generated from a package, because search uses the package's model. */
  sections: DocumentSection[];
  /** IDs that links can target in addition to headings, such as those of table rows. */
  anchors: string[];
  /** Former IDs, each with its new target: an ID on the page, `top`, or another URL. */
  movedAnchors: Record<string, string>;
  links: DocumentLink[];
  /** Names of the snippets that it includes, directly or indirectly. */
  snippets: string[];
  /** Paths of the samples that it shows, relative to `content/samples/`. */
  samples: string[];
  body: DocumentBody;
  /** The body as plain Markdown with absolute URLs, which isn't part of the page. Empty in a folder of plain pages. */
  markdown: string;
  /** The source of a page that's generated from a package. */
  origin?: { label: string; url: string };
  /** The URL of its canonical page, if that's another page. */
  canonical?: string;
  /** The width of its prose if it isn't the usual one. A full page has no space for the table of contents. */
  width?: 'wide' | 'full';
};

/** The body of a page: compiled MDX, or the HTML of a generated page. */
export type DocumentBody =
  /** `code` is the body of the render function, as compiled by MDX. */
  { kind: 'mdx'; code: string } | { kind: 'html'; html: string };

/** Returns the URL of a page, without the base path. */
export const toUrl = (slug: string): string => `/${slug}`;

/** A document that hasn't been read yet. */
export type DocumentEntry = {
  /** Such as `concepts/lockup/hooks`. */
  slug: string;
  file: string;
  /** `md` is plain Markdown, `mdx` the authors' format, and a `contract` has a model instead of text. */
  format: 'md' | 'mdx' | 'contract';
};
