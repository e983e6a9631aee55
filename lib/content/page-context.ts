import type { Position } from 'unist';
import type { DocumentLink, DocumentSection, Heading } from '@/lib/markup/document';
import type { Place, Problem } from '@/lib/markup/problem';
import type { Rule } from '@/lib/markup/rules';

/** What the Markdown plugins of one compilation share: where they are, and what they found on the way. */
export type PageContext = {
  file: string;
  headings: Heading[];
  sections: DocumentSection[];
  /** Ids besides those of the headings that links may lead to. */
  anchors: string[];
  /** Ids that the page or a table on it once had, each with where it leads now. */
  movedAnchors: Record<string, string>;
  links: DocumentLink[];
  snippets: string[];
  /** The body as plain Markdown. */
  markdown: string;
  /** Files below `content/samples/` that it shows. */
  samples: string[];
  /** Other files that went into the page, or would if they were there; when one changes, the page is compiled again. */
  inputs: string[];
  problems: Problem[];
};

declare module 'unist' {
  interface Position {
    /** The snippet that the node is in; by default, the page's own file. */
    file?: string;
  }
}

/** Anything with a place: a node, or an attribute. */
type Placed = { position?: Position | undefined };

/** The place of a node, for messages; the first line when a plugin made the node and it has none. */
export const placeOf = (page: PageContext, node: Placed): Place => ({
  file: node.position?.file ?? page.file,
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});

/** Notes a mistake that stops the build. */
export function report(page: PageContext, rule: Rule, node: Placed, what: string, mend: string): void {
  page.problems.push({ ...placeOf(page, node), level: 'error', rule, what, mend });
}
