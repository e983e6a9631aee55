import path from 'node:path/posix';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type PageContext, placeOf } from '@/lib/content/page-context';
import { env } from '@/lib/env';
import { attributeText } from './jsx';

/**
 * Notes every link with its place, for the link check. A link to a file (`./hooks.mdx#order`) becomes the address
 * of that file's page, so that it works in an editor's preview as well as on the site.
 */
export const links = (page: PageContext) => () => (tree: Root) => {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      node.url = toAddress(page.file, node.url);
      page.links.push({ href: node.url, place: placeOf(page, node) });
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const href = attributeText(node, 'href');
      if (href !== undefined) page.links.push({ href, place: placeOf(page, node) });
    }
  });
};

/** `./hooks.mdx#order` in `content/concepts/lockup/overview.mdx` is `/concepts/lockup/hooks#order`. */
export function toAddress(file: string, href: string): string {
  const match = /^(?!\w+:|\/)([^#?]+)\.mdx?([#?].*)?$/.exec(href);
  if (!match) return href;
  const [, target = '', rest = ''] = match;
  const root = env.contentDir ?? 'content';
  return `/${path.relative(root, path.join(path.dirname(file), target))}${rest}`;
}
