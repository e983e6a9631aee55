import type { Problem } from '@/lib/markup/problem';
import type { Authored } from './authored';
import { lintBlocks } from './blocks';
import { lintLines } from './lines';
import { lintWords } from './words';

/**
 * Finds Markdown that compiles but doesn't do what the author intended, such as `##Heading`, which becomes a
 * paragraph.
 */
export const lintPage = (page: Authored): Problem[] => [
  ...lintLines(page),
  ...lintWords(page),
  ...lintBlocks(page),
];
