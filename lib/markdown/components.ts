import type { Nodes, Root } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { authorComponents, authorElements, inclusions } from '@/lib/content/component-names';
import { type PageContext, report } from '@/lib/content/page-context';
import { nearest } from '@/lib/nearest';
import { dataTables } from './data-tables';

/**
 * Refuses what a page may not hold: unknown components, code that imports or exports, and elements that Markdown
 * has a sign for. Positions exist only here; the renderer's own message names neither file nor line.
 */
export const components = (page: PageContext) => () => (tree: Root) => {
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      report(
        page,
        'syntax',
        node,
        'Pages can not import or export.',
        'Components are there without an import; take this line out.',
      );
    }
    if (isExpression(node) && !/^\s*(\/\*[\s\S]*\*\/\s*)?$/.test(node.value)) {
      report(
        page,
        'syntax',
        node,
        'Braces in the text hold code.',
        'Write \\{ for a brace in text, or put it between backticks.',
      );
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') checkElement(page, node);
  });
};

const isExpression = (node: Nodes): node is MdxTextExpression | MdxFlowExpression =>
  node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';

function checkElement(page: PageContext, node: MdxJsxFlowElement | MdxJsxTextElement): void {
  const name = node.name ?? '';
  const names = [...Object.keys(authorComponents), ...inclusions, ...Object.keys(dataTables)];
  if (!names.includes(name) && !authorElements.includes(name)) {
    const guess = nearest(name, [...names, ...authorElements]);
    const list = 'The full list is in lib/content/component-names.ts.';
    report(
      page,
      'components',
      node,
      `<${name}> is not a component that pages can use.`,
      guess ? `Did you mean <${guess}>? ${list}` : list,
    );
  }
}
