import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { authorComponents, authorElements } from '@/lib/content/component-names';
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
        node,
        'Pages can not import or export.',
        'Components are there without an import; take this line out.',
      );
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') checkElement(page, node);
  });
};

function checkElement(page: PageContext, node: MdxJsxFlowElement | MdxJsxTextElement): void {
  const name = node.name ?? '';
  const names = [...Object.keys(authorComponents), 'Snippet', ...Object.keys(dataTables)];
  if (!names.includes(name) && !authorElements.includes(name)) {
    const guess = nearest(name, [...names, ...authorElements]);
    const list = 'The full list is in lib/content/component-names.ts.';
    report(
      page,
      node,
      `<${name}> is not a component that pages can use.`,
      guess ? `Did you mean <${guess}>? ${list}` : list,
    );
  }
}
