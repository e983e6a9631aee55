import type { Nodes, RootContent } from 'mdast';
import type { HtmlNode } from '@/lib/markup/html-node';
import { plainCode } from './plain-code';
import { plainComponent } from './plain-components';
import { plainHtml } from './plain-html';
import { type PlainContext, plainInline } from './plain-inline';
import { quote } from './plain-parts';

/** Converts a page's content to pure Markdown. Each node can become none or several. */
export const plainBlocks = (nodes: readonly Nodes[], context: PlainContext): RootContent[] =>
  nodes.flatMap((node) => plainBlock(node, context));

function plainBlock(node: Nodes, context: PlainContext): RootContent[] {
  switch (node.type) {
    case 'html-node':
      return plainHtmlNode(node, context);
    case 'mdxJsxFlowElement':
      return plainComponent(node, context, plainBlocks);
    case 'mdxFlowExpression':
    case 'mdxjsEsm':
      return [];
    case 'code':
      return plainCode(node, context);
    case 'root':
      return plainBlocks(node.children, context);
    case 'blockquote':
    case 'list':
    case 'listItem':
    case 'footnoteDefinition':
      // The converted blocks, inside a node of the same kind.
      return [{ ...node, children: plainBlocks(node.children, context) } as RootContent];
    default:
      return plainInline([node], context);
  }
}

/** Converts an admonition to a blockquote that starts with its kind. Other HTML comes from a data table. */
function plainHtmlNode({ data, children }: HtmlNode, context: PlainContext): RootContent[] {
  const { remark, hName, hProperties, hChildren = [] } = data;
  if (remark !== undefined) return [quote(remark, plainBlocks(children.slice(1), context))];
  const element = { type: 'element' as const, tagName: hName, properties: hProperties, children: hChildren };
  return plainHtml([element], context);
}
