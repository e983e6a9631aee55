import type { Nodes, Root } from 'mdast';
import type { Problem } from '@/lib/markup/problem';
import type { Rule } from '@/lib/markup/rules';
import { placeAt } from '@/lib/markup/syntax-problem';

/** A page or a snippet as its author wrote it, before inclusions and replacements. */
export type Authored = {
  file: string;
  source: string;
  /** Its syntax tree, with offsets in `source`. */
  tree: Root;
};

/** Returns the part of the source that a node was parsed from. */
export const sourceOf = ({ source }: Authored, { position }: Nodes): string =>
  source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

export const startOf = ({ position }: Nodes): number => position?.start.offset ?? 0;

/**
 * Creates a warning about a mistake that doesn't prevent the page from being built, but that readers would
 * see.
 */
export const warnAt = (
  { file, source }: Authored,
  offset: number,
  rule: Rule,
  what: string,
  mend: string,
): Problem => ({ file, ...placeAt(source, offset), level: 'warning', rule, what, mend });
