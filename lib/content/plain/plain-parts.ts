import type {
  BlockContent,
  Blockquote,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { phrasing } from 'mdast-util-phrasing';
import { toString as textOf } from 'mdast-util-to-string';
import { isDrawing } from '../markdown/drawings';
import { textAttributes } from '../markdown/jsx';

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

/** Converts inline nodes to Markdown without HTML and JSX, including everything below them. */
export const plainInline = (nodes: readonly Nodes[]): RootContent[] =>
  nodes.flatMap((node): RootContent[] => {
    if (node.type === 'mdxTextExpression') return [];
    if (node.type === 'mdxJsxTextElement') return plainElement(node);
    if (node.type === 'image' && isDrawing(node)) return [strong(`${node.title}.`), text(` ${node.alt}`)];
    if (!('children' in node)) return [{ ...node } as RootContent];
    return [{ ...node, children: plainInline(node.children) } as RootContent];
  });

/** Converts the few inline elements that authors may use to plain-text notation that everyone knows. */
export function plainElement(node: MdxJsxTextElement | MdxJsxFlowElement): RootContent[] {
  const children = plainInline(node.children);
  switch (node.name) {
    case 'br':
      return [{ type: 'break' }];
    case 'kbd':
      return [{ type: 'inlineCode', value: textOf(node) }];
    case 'sup':
      return [text('^'), ...children];
    case 'abbr': {
      const { title } = textAttributes(node);
      return title ? [...children, text(` (${title})`)] : children;
    }
    default:
      return children;
  }
}
