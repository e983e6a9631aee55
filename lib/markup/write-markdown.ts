import type { Nodes } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mathToMarkdown } from 'mdast-util-math';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Writes a tree that holds nothing but Markdown as GitHub's Markdown with formulas between dollar signs. */
export const writeMarkdown = (tree: Nodes): string =>
  toMarkdown(tree, {
    bullet: '-',
    emphasis: '*',
    listItemIndent: 'one',
    // An address between angle brackets could be taken for a tag.
    resourceLink: true,
    rule: '-',
    // Spaces that align the columns would be half of a table of addresses.
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown()],
  });
