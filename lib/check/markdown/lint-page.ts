import type { Problem } from '@/lib/markup/problem';
import type { Authored } from './authored';
import { lintBlocks } from './blocks';
import { lintChangedText } from './changed-text';
import { lintLines } from './lines';
import { lintWords } from './words';

/** Finds Markdown that compiles but doesn't do what the author intended, such as `##Heading`. */
export function lintPage(page: Authored): Problem[] {
  const blocks = lintBlocks(page);
  // A bar inside code splits the code into two cells with a backtick each.
  const brokenRows = new Set(blocks.filter(({ rule }) => rule === 'tables').map(({ line }) => line));
  return [
    ...lintLines(page),
    ...lintChangedText(page),
    ...lintWords(page).filter(({ line }) => !brokenRows.has(line)),
    ...blocks,
  ];
}
