import type { BlockContent, Nodes, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { describePlot } from '@/lib/figures/plot/describe-plot';
import type { StreamPlotProps } from '@/lib/figures/plot/plot-props';
import { toWholeAddress } from '@/lib/markup/whole-address';
import { attributeText } from '../markdown/jsx';
import { propsOf } from '../markdown/plots';
import { type PlainContext, plainElement } from './plain-inline';
import { asBlocks, link, list, paragraph, strong, text } from './plain-parts';

type Element = MdxJsxFlowElement;
type PlainBlocks = (nodes: readonly Nodes[], context: PlainContext) => RootContent[];

/**
 * Converts a component to Markdown. A component that only wraps Markdown is replaced with its content.
 * @param plainBlocks converts the content to Markdown
 */
export function plainComponent(
  node: Element,
  context: PlainContext,
  plainBlocks: PlainBlocks,
): RootContent[] {
  const content = () => asBlocks(plainBlocks(node.children, context));
  switch (node.name) {
    case 'Tab':
      return [paragraph(strong(attributeText(node, 'label') ?? '')), ...content()];
    case 'Cards':
      return [list(node.children.filter(isCard).map((card) => plainCard(card, context, plainBlocks)))];
    case 'summary':
      return [paragraph(strong(textOf(node)))];
    case 'StreamPlot':
      return [plainPlot(node)];
    case 'ErrorDecoder':
      return [];
    case 'abbr':
    case 'br':
    case 'kbd':
    case 'sub':
    case 'sup':
      // An inline element that's alone on its line counts as a block.
      return asBlocks(plainElement(node, context));
    default:
      return content();
  }
}

const isCard = (node: Nodes): node is Element => node.type === 'mdxJsxFlowElement' && node.name === 'Card';

/** Returns a list item with a link and the card's text. */
function plainCard(card: Element, context: PlainContext, plainBlocks: PlainBlocks): BlockContent[] {
  const href = attributeText(card, 'href') ?? '';
  const words = text(attributeText(card, 'title') ?? '');
  const title = link(toWholeAddress(href, context.page), [words]);
  const [first, ...rest] = asBlocks(plainBlocks(card.children, context));
  if (first?.type !== 'paragraph') return [paragraph(title), ...(first ? [first] : []), ...rest];
  return [paragraph(title, text(': '), ...first.children), ...rest];
}

/** Describes a plot with its caption and its alternative text. */
function plainPlot(node: Element) {
  const props = propsOf(node) as StreamPlotProps;
  return paragraph(strong(`Plot: ${props.title}.`), text(` ${describePlot(props)}`));
}
