import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { toWholeAddress } from '@/lib/site/addresses';
import { isDrawing } from '../markdown/drawings';
import { textAttributes } from '../markdown/jsx';
import { strong, text } from './plain-parts';

export type PlainContext = {
  /** Such as `/concepts/lockup/hooks`. */
  page: string;
};

/** Converts inline nodes to Markdown without HTML and JSX, with absolute URLs, including everything below them. */
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
      case 'image':
        if (isDrawing(node)) return [strong(`${node.title}.`), text(` ${node.alt}`)];
        return [{ ...node, url: toWholeAddress(node.url, context.page) }];
      case 'definition':
        return [{ ...node, url: toWholeAddress(node.url, context.page) }];
      default: {
        if (!('children' in node)) return [node as RootContent];
        return [{ ...node, children: plainInline(node.children, context) } as RootContent];
      }
    }
  });

/** Converts the few inline elements that authors may use to plain-text notation that everyone knows. */
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
