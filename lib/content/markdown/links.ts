import type { Root as HtmlRoot } from 'hast';
import type { Node, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type PageContext, placeOf, reporter } from '@/lib/content/page-context';
import { faultOfAddress } from '@/lib/markup/link-addresses';
import { attributeText } from './jsx';

/** Records every link with its location, and reports invalid URLs. */
export const links = (page: PageContext) => () => (tree: Root) => {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      if (isAllowed(page, node, node.url)) page.links.push({ href: node.url, place: placeOf(page, node) });
      // An address isn't translated, and a printed page doesn't repeat it after the link.
      if (`https://${textOf(node)}` === node.url) node.data = { hProperties: { translate: 'no' } };
    }
    if (node.type === 'html-node') {
      const tree: HtmlRoot = { type: 'root', children: node.data.hChildren ?? [] };
      visit(tree, 'element', ({ properties }) => {
        if (typeof properties.href === 'string') isAllowed(page, node, properties.href);
      });
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const href = attributeText(node, 'href');
      if (href !== undefined) page.links.push({ href, place: placeOf(page, node) });
    }
  });
};

function isAllowed(page: PageContext, node: Node, href: string): boolean {
  const fault = faultOfAddress(href);
  if (fault) reporter(page, 'links')(node, fault.what, fault.fix);
  return !fault;
}
