import type { Nodes, Root } from 'mdast';
import { spanOf } from '@/lib/markup/positions';
import { type Edit, type Problem, placeIn, warningAt } from '@/lib/markup/problem';
import type { Rule } from '@/lib/markup/rules';

/** A page or a snippet as its author wrote it, before inclusions and replacements. */
export type Authored = {
  file: string;
  source: string;
  tree: Root;
};

/** Returns the part of the source that a node was parsed from. */
export function sourceOf({ source }: Authored, node: Nodes): string {
  const { start, end } = spanOf(node);
  return source.slice(start, end);
}

export const startOf = (node: Nodes): number => spanOf(node).start;

/** Warns about a mistake that doesn't prevent the build, but that readers would see. */
export const warnAt = (
  { file, source }: Pick<Authored, 'file' | 'source'>,
  offset: number,
  rule: Rule,
  what: string,
  fix: string,
  edit?: Edit,
): Problem => warningAt(placeIn(file, source, offset), rule, what, fix, edit);
