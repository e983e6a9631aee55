import type { Problem } from '@/lib/markup/problem';
import type { Authored } from './authored';
import { lintLines } from './lines';
import { lintNodes } from './nodes';

/** Finds Markdown that compiles but doesn't do what the author intended, such as `##Heading`. */
export const lintPage = (page: Authored): Problem[] => [...lintLines(page), ...lintNodes(page)];
