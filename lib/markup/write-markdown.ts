import type { Nodes } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mathToMarkdown } from 'mdast-util-math';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Serializes a Markdown tree as GitHub Flavored Markdown with formulas between dollar signs. */
export const writeMarkdown = (tree: Nodes): string =>
  toMarkdown(tree, {
    bullet: '-',
    emphasis: '*',
    listItemIndent: 'one',
    // A URL between angle brackets could be mistaken for a tag.
    resourceLink: true,
    rule: '-',
    // Spaces for alignment would double the size of a table of addresses.
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown()],
  });
