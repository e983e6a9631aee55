import { h } from 'hastscript';
import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type PageContext, reporter } from '@/lib/content/page-context';
import { type HtmlNode, toHtmlNode, wrapNode } from '@/lib/markup/html-node';
import { nearest } from '@/lib/markup/nearest';

/** The kinds of admonitions, from the mildest to the most severe, with their labels. */
const kinds = { note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', danger: 'Danger' } as const;
type Kind = keyof typeof kinds;

const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

/** The names of these kinds on other sites. */
const otherNames: Record<string, Kind> = {
  attention: 'warning',
  caution: 'warning',
  error: 'danger',
  hint: 'tip',
  important: 'info',
  success: 'tip',
};

/** Converts `:::warning[Title]` blocks to admonitions, including nested ones. Other uses of a colon remain text. */
export const admonitions = (page: PageContext) => () => (tree: Root) => {
  const tell = reporter(page, 'admonitions');
  visit(tree, 'containerDirective', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (Object.keys(node.attributes ?? {}).length > 0)
      tell(node, `":::${node.name}" takes no {attributes}.`, 'Remove the braces and their content.');
    if (!isKind(node.name)) tell(node, `":::${node.name}" is not a kind of admonition.`, fixKind(node.name));
    // Leaving the node in the tree would stop the compiler, which doesn't report a location.
    parent.children[index] = toAdmonition(node, isKind(node.name) ? node.name : 'note');
    // Visit the admonition's content next.
    return [SKIP, index];
  });
};

/** Processes the page's own directives, before text from other files is included. */
export const directives = (page: PageContext) => () => (tree: Root, file: VFile) =>
  readDirectives(page, tree, String(file));

/** Restores colons that aren't admonitions, as in 10:30, and reports unclosed ones, for each file of a page. */
export function readDirectives(page: PageContext, tree: Root, source: string): void {
  visit(tree, ['textDirective', 'leafDirective', 'containerDirective'], (node, index, parent) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (!parent || index === undefined || start === undefined || end === undefined) return;
    const value = source.slice(start, end);
    if (node.type === 'containerDirective') {
      if (isClosed(value)) return;
      // The ::: that was meant for the inner one closes the outer one, which its author forgot to close.
      const open = parent.type === 'containerDirective' ? parent : node;
      const fix =
        'Write ::: on a line of its own after its last paragraph. To nest admonitions, give the outer one four colons.';
      reporter(page, 'admonitions')(open, `":::${open.name}" is never closed.`, fix);
      return;
    }
    const text = { type: 'text' as const, value, ...(node.position && { position: node.position }) };
    parent.children[index] = node.type === 'textDirective' ? text : { type: 'paragraph', children: [text] };
  });
}

const isClosed = (admonition: string): boolean => /(?:^|\n)[\s>]*:{3,}[ \t]*$/.test(admonition);

function toAdmonition(node: ContainerDirective, kind: Kind): HtmlNode {
  const [label, ...rest] = node.children;
  const hasLabel = label?.type === 'paragraph' && (label as Paragraph).data?.directiveLabel;
  const title = hasLabel ? textOf(label) : undefined;
  const heading = h('p.admonition-title', [
    h(`span.icon.icon-${kind}`, { ariaHidden: 'true' }),
    title ? h('span', [h('span.visually-hidden', `${kinds[kind]}: `), title]) : h('span', kinds[kind]),
  ]);
  const properties = {
    className: ['admonition', `admonition-${kind}`],
    role: 'note',
    ariaLabel: title ?? kinds[kind],
  };
  const children = [toHtmlNode(heading, node), ...(hasLabel ? rest : node.children)];
  const block = wrapNode('div', properties, children, node);
  return { ...block, data: { ...block.data, remark: title ? `${kinds[kind]}: ${title}` : kinds[kind] } };
}

/** Returns what an author meant by an unknown kind. */
function fixKind(name: string): string {
  const guess = otherNames[name] ?? nearest(name, Object.keys(kinds));
  return guess ? `Did you mean :::${guess}?` : `The kinds are ${Object.keys(kinds).join(', ')}.`;
}
