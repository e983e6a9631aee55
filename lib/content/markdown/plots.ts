import type { Expression, Property, SpreadElement } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { type PageContext, reporter } from '@/lib/content/page-context';
import { readPlot, type StreamPlotProps } from '@/lib/figures/plot/read-plot';

/** Validates every plot while its location is known. It's drawn when the page is rendered. */
export const plots = (page: PageContext) => () => (tree: Root) => {
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'StreamPlot') return;
    try {
      readPlot(propsOf(node) as StreamPlotProps);
    } catch (error) {
      const fix = 'docs/page-syntax.md lists the shapes of <StreamPlot> and what each takes.';
      reporter(page, 'plots')(node, (error as Error).message, fix);
      node.attributes = [];
    }
  });
};

/**
 * Returns the props that an author wrote, as plain values, without running any code.
 * @throws if any prop isn't a plain value; the message names it
 */
export function propsOf(node: MdxJsxFlowElement): Record<string, unknown> {
  return Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') throw new Error('<StreamPlot> takes no {...spread}.');
      const { name, value } = attribute;
      if (typeof value === 'string') return [name, value];
      const statement = value?.data?.estree?.body[0];
      return [name, statement?.type === 'ExpressionStatement' ? toValue(name, statement.expression) : true];
    }),
  );
}

function toValue(name: string, node: Expression | SpreadElement | null): unknown {
  if (node?.type === 'Literal') return node.value;
  if (node?.type === 'UnaryExpression' && node.operator === '-') return -Number(toValue(name, node.argument));
  if (node?.type === 'ArrayExpression') return node.elements.map((element) => toValue(name, element));
  if (node?.type === 'ObjectExpression')
    return Object.fromEntries(node.properties.map((property) => toEntry(name, property)));
  throw new Error(`"${name}" of <StreamPlot> is not a plain value: write numbers, texts, lists and objects.`);
}

function toEntry(name: string, property: Property | SpreadElement): [string, unknown] {
  if (property.type !== 'Property') throw new Error(`"${name}" of <StreamPlot> takes no ...spread.`);
  if (property.computed) throw new Error(`"${name}" of <StreamPlot> takes no [computed] names.`);
  const { key } = property;
  const label = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
  return [label, toValue(name, property.value as Expression)];
}
