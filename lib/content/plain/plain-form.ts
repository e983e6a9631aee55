import path from 'node:path/posix';
import type { Root } from 'mdast';
import type { PageContext } from '@/lib/content/page-context';
import { writeMarkdown } from '@/lib/markup/write-markdown';
import { env } from '@/lib/site/env';
import { toAddress } from '../markdown/links';
import { plainBlocks } from './plain-nodes';

/**
 * Writes the body once more as plain Markdown, for readers that are machines. It runs when everything that is included
 * has its place and links are addresses, and before code, formulas, and pictures become HTML. A page with mistakes has no
 * plain form, and neither has a folder of plain pages: those are Markdown already.
 */
export const plainForm = (page: PageContext) => () => (tree: Root) => {
  if (env.contentDir || page.problems.length > 0) return;
  const context = { page: pageAddress(page.file) };
  page.markdown = writeMarkdown({ type: 'root', children: plainBlocks(tree.children, context) });
};

/** `/concepts/lockup/hooks` for `content/concepts/lockup/hooks.mdx`. */
const pageAddress = (file: string): string => toAddress(file, path.basename(file)).replace(/\/index$/, '');
