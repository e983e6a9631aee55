import type { Element } from 'hast';
import type { Code, Heading, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { PageContext } from '@/lib/content/page-context';
import { toRulerTable } from '@/lib/figures/rulers/describe-ruler';
import type { HtmlNode } from '@/lib/markup/html-node';
import { htmlText, inlineText } from '@/lib/markup/plain-text';
import { type SectionWriter, sectionWriter } from '@/lib/markup/section-writer';
import { readFenceMeta } from './fence-meta';

/**
 * Collects the page's plain text by section: the text before the first heading, and each `##` and `###`. Code
 * blocks and formulas are omitted, and diagrams, plots, and pictures are replaced with their titles. It runs
 * after all inclusions, when headings have anchors.
 */
export const sections = (page: PageContext) => () => (tree: Root) => {
  const writer = sectionWriter();
  writeBlocks(tree.children, writer);
  page.sections.push(...writer.finish());
};

const writeBlocks = (nodes: readonly Nodes[], writer: SectionWriter): void => {
  for (const node of nodes) writeBlock(node, writer);
};

function writeBlock(node: Nodes, writer: SectionWriter): void {
  if (node.type === 'heading') writeHeading(node, writer);
  else if (node.type === 'paragraph') writer.add(inlineText(node));
  else if (node.type === 'tableRow') writer.add(node.children.map(inlineText).filter(Boolean).join(' · '));
  else if (node.type === 'code') writer.add(nameOfDrawing(node));
  else {
    if (node.type === 'mdxJsxFlowElement') writer.add(nameOfComponent(node));
    if (node.type === 'html-node') htmlText([elementOf(node)], writer);
    if (holdsWords(node)) writer.add(inlineText(node));
    else if ('children' in node) writeBlocks(node.children, writer);
  }
}

const elementOf = ({ data }: HtmlNode): Element => ({
  type: 'element',
  tagName: data.hName,
  properties: data.hProperties,
  children: data.hChildren ?? [],
});

/** Whether a component directly contains text, without a paragraph: `<summary>Why?</summary>`. */
const holdsWords = (node: Nodes): boolean =>
  node.type === 'mdxJsxFlowElement' && node.children.some((child: Nodes) => child.type === 'text');

function writeHeading(node: Heading, writer: SectionWriter): void {
  const { depth, data } = node;
  const heading = inlineText(node);
  const id = data?.hProperties?.id;
  if ((depth === 2 || depth === 3) && typeof id === 'string') writer.start({ id, depth, heading });
  else writer.add(heading);
}

/** Returns the title and text of a diagram or a ruler. Other code blocks don't have one that counts as text. */
function nameOfDrawing({ lang, meta, value }: Code): string {
  const { title, alt } = readFenceMeta(meta);
  if (lang === 'ruler') return [title, ...toRulerTable(value).slice(1).map(wordsOfField)].join('. ');
  if (lang !== 'mermaid') return '';
  return [title, alt].filter(Boolean).join('. ');
}

/** Omits the offsets, because no one searches for them. */
const wordsOfField = ([, ...cells]: string[]): string => cells.filter(Boolean).join(' ');

/** Returns a component's own text: the label of a tab, or the title of a card or a plot. */
const nameOfComponent = ({ attributes }: MdxJsxFlowElement): string =>
  attributes
    .flatMap((each) =>
      each.type === 'mdxJsxAttribute' &&
      ['label', 'title', 'alt'].includes(each.name) &&
      typeof each.value === 'string'
        ? [each.value]
        : [],
    )
    .join('. ');
