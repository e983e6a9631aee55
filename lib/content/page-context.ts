import type { Position } from 'unist';
import type { DocumentLink, DocumentSection, Heading } from '@/lib/markup/document';
import { errorAt, type Place, type Problem } from '@/lib/markup/problem';
import type { Rule } from '@/lib/markup/rules';

/** The state that the Markdown plugins of one compilation share: the file, and what they've collected. */
export type PageContext = {
  file: string;
  headings: Heading[];
  sections: DocumentSection[];
  /** IDs that links can target in addition to headings. */
  anchors: string[];
  /** Former IDs of the page or of its tables, each with its new target. */
  movedAnchors: Record<string, string>;
  links: DocumentLink[];
  snippets: string[];
  markdown: string;
  /** Paths of the samples that it shows, relative to `content/samples/`. */
  samples: string[];
  /** Other input files, including missing ones. If one of them changes, the page is compiled again. */
  inputs: string[];
  problems: Problem[];
};

declare module 'unist' {
  interface Position {
    /** The snippet that contains the node. Defaults to the page's own file. */
    file?: string;
  }
}

/** Anything with a location: a node or an attribute. */
export type Placed = { position?: Position | undefined };

/** Returns a node's location, or the first line for a node that a plugin created. */
export const placeOf = (page: PageContext, node: Placed): Place => ({
  file: node.position?.file ?? page.file,
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});

/** What's wrong and how to fix it, in a sentence each. */
export type Fault = { what: string; fix: string };

/** Returns a function that reports an author's mistakes under a rule. They stop the build. */
export const reporter =
  (page: PageContext, rule: Rule) =>
  (node: Placed, what: string, fix: string): void => {
    page.problems.push(errorAt(placeOf(page, node), rule, what, fix));
  };
