import type { Nodes, RootContent } from 'mdast';
import type { HtmlNode } from '@/lib/markup/html-node';
import { plainCode } from './plain-code';
import { plainComponent } from './plain-components';
import { plainHtml } from './plain-html';
import { type PlainContext, plainInline } from './plain-inline';
import { quote } from './plain-parts';

/** What a page holds as nothing but Markdown; each node may become none or several. */
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
      // Blocks of the same kind, one below the other, as they stood before.
      return [{ ...node, children: plainBlocks(node.children, context) } as RootContent];
    default:
      return plainInline([node], context);
  }
}

/** A remark beside the text becomes a quotation that begins with its kind; other HTML comes from a data table. */
function plainHtmlNode({ data, children }: HtmlNode, context: PlainContext): RootContent[] {
  const { remark, hName, hProperties, hChildren = [] } = data;
  if (remark !== undefined) return [quote(remark, plainBlocks(children.slice(1), context))];
  const element = { type: 'element' as const, tagName: hName, properties: hProperties, children: hChildren };
  return plainHtml([element], context);
}
