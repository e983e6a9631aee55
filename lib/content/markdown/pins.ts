import type { List, Nodes, Root } from 'mdast';
import { type PageContext, report } from '@/lib/content/page-context';
import type { HtmlNode } from '@/lib/markup/html-node';

/**
 * Marks the steps that the pins of a screen refer to: items of the numbered list that contains the screen or
 * that comes next. Reports pins without a step.
 */
export const pins = (page: PageContext) => () => (tree: Root) => markSteps(page, tree.children, undefined);

/** @param around the innermost numbered list that contains the nodes */
function markSteps(page: PageContext, nodes: readonly Nodes[], around: List | undefined): void {
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'html-node' && node.data.pins) {
      markStepsOf(page, node, node.data.pins, around ?? listIn(nodes[index + 1]));
    } else if ('children' in node) markSteps(page, node.children, isNumbered(node) ? node : around);
  }
}

function markStepsOf(
  page: PageContext,
  screen: HtmlNode,
  pins: readonly number[],
  list: List | undefined,
): void {
  for (const pin of pins) {
    const step = list?.children[pin - (list.start ?? 1)];
    if (step) step.data = { ...step.data, hProperties: { className: ['pinned'] } };
    else
      report(
        page,
        'pins',
        screen,
        list ? `The list has no step ${pin} for the pin ${pin}.` : `No list explains the pin ${pin}.`,
        'Put the screen into the numbered list that explains its pins, or directly above it.',
      );
  }
}

const isNumbered = (node: Nodes): node is List => node.type === 'list' && node.ordered === true;

/** Returns the numbered list that a node is, or that it contains, such as `<Steps>`. */
function listIn(node: Nodes | undefined): List | undefined {
  if (node?.type === 'mdxJsxFlowElement') return node.children.find(isNumbered);
  return node && isNumbered(node) ? node : undefined;
}
