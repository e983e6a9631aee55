import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { toWholeAddress } from '@/lib/markup/whole-address';
import { textAttributes } from '../markdown/jsx';
import { text } from './plain-parts';

/** What plain Markdown must know of the page that it is made from. */
export type PlainContext = {
  /** `/concepts/lockup/hooks` */
  page: string;
};

/** Nodes without HTML and JSX, with whole addresses; everything below them, too. */
export const plainInline = (nodes: readonly Nodes[], context: PlainContext): RootContent[] =>
  nodes.flatMap((node): RootContent[] => {
    switch (node.type) {
      case 'mdxTextExpression':
        return [];
      case 'mdxJsxTextElement':
        return plainElement(node, context);
      case 'link': {
        const children = plainInline(node.children, context) as PhrasingContent[];
        return [{ ...node, url: toWholeAddress(node.url, context.page), children }];
      }
      case 'definition':
      case 'image':
        return [{ ...node, url: toWholeAddress(node.url, context.page) }];
      default: {
        if (!('children' in node)) return [node as RootContent];
        return [{ ...node, children: plainInline(node.children, context) } as RootContent];
      }
    }
  });

/** The few elements that authors may write within a line, in signs that every reader of plain text knows. */
export function plainElement(
  node: MdxJsxTextElement | MdxJsxFlowElement,
  context: PlainContext,
): RootContent[] {
  const children = plainInline(node.children, context);
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
