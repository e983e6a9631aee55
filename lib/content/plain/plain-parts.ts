import type {
  BlockContent,
  Blockquote,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast';
import { phrasing } from 'mdast-util-phrasing';

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
export const strong = (words: string): PhrasingContent => ({ type: 'strong', children: [text(words)] });
export const link = (url: string, children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url,
  // Links can't be nested.
  children: children.flatMap((child) => (child.type === 'link' ? child.children : [child])),
});
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/** Creates a list without blank lines between items. */
export const list = (items: BlockContent[][], ordered = false): List => ({
  type: 'list',
  ordered,
  spread: false,
  children: items.map((children): ListItem => ({ type: 'listItem', spread: false, children })),
});

/** Creates a blockquote that starts with its own title in bold. */
export const quote = (words: string, content: RootContent[]): Blockquote => ({
  type: 'blockquote',
  children: [paragraph(strong(words)), ...asBlocks(content)],
});

/** Wraps text between blocks in paragraphs. Definitions are dropped, because they can't be inside a block. */
export function asBlocks(nodes: readonly RootContent[]): BlockContent[] {
  const blocks: BlockContent[] = [];
  let line: PhrasingContent[] = [];
  const flush = () => {
    if (line.some(saysSomething)) blocks.push(paragraph(...line));
    line = [];
  };
  for (const node of nodes) {
    if (phrasing(node)) line.push(node);
    else {
      flush();
      blocks.push(node as BlockContent);
    }
  }
  flush();
  return blocks;
}

const saysSomething = (node: PhrasingContent): boolean => node.type !== 'text' || /\S/.test(node.value);
