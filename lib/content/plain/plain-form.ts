import path from 'node:path/posix';
import type { Root } from 'mdast';
import type { PageContext } from '@/lib/content/page-context';
import { writeMarkdown } from '@/lib/markup/write-markdown';
import { env } from '@/lib/site/env';
import { toAddress } from '../markdown/links';
import { plainBlocks } from './plain-nodes';

/**
 * Converts the body to plain Markdown, for machines. It runs after inclusions and link resolution, but before
 * code, formulas, and pictures become HTML. A page with mistakes has no plain form, and neither does a folder
 * of plain pages, because those are already Markdown.
 */
export const plainForm = (page: PageContext) => () => (tree: Root) => {
  if (env.contentDir || page.problems.length > 0) return;
  const context = { page: pageAddress(page.file) };
  page.markdown = writeMarkdown({ type: 'root', children: plainBlocks(tree.children, context) });
};

/** Returns `/concepts/lockup/hooks` for `content/concepts/lockup/hooks.mdx`. */
const pageAddress = (file: string): string => toAddress(file, path.basename(file)).replace(/\/index$/, '');
