import path from 'node:path/posix';
import type { ElementContent, Root as HtmlRoot } from 'hast';
import type { Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type PageContext, placeOf, reporter } from '@/lib/content/page-context';
import { faultOfAddress } from '@/lib/markup/addresses';
import { env } from '@/lib/site/env';
import { attributeText } from './jsx';

/**
 * Records every link with its location, and replaces links to files (`./hooks.mdx#order`), which work in editors, with
 * URLs. Invalid URLs are reported.
 */
export const links = (page: PageContext) => () => (tree: Root) => {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      node.url = toAddress(page.file, node.url);
      if (isAllowed(page, node, node.url)) page.links.push({ href: node.url, place: placeOf(page, node) });
    }
    if (node.type === 'html-node') {
      for (const href of addressesIn(node.data.hChildren ?? [])) isAllowed(page, node, href);
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

function addressesIn(children: ElementContent[]): string[] {
  const found: string[] = [];
  const tree: HtmlRoot = { type: 'root', children };
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.href === 'string') found.push(properties.href);
  });
  return found;
}

/** Resolves a link to a file: in `content/concepts/lockup/a.mdx`, `./hooks.mdx` is `/concepts/lockup/hooks`. */
export function toAddress(file: string, href: string): string {
  const match = /^(?!\w+:|\/)([^#?]+)\.mdx?([#?].*)?$/.exec(href);
  if (!match) return href;
  const [, target = '', rest = ''] = match;
  const root = env.contentDir ?? 'content';
  return `/${path.relative(root, path.join(path.dirname(file), target))}${rest}`;
}
