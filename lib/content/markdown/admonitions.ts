import { h } from 'hastscript';
import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type PageContext, report } from '@/lib/content/page-context';
import { type HtmlNode, toHtmlNode, wrapNode } from '@/lib/markup/html-node';
import { nearest } from '@/lib/site/nearest';

/** Kinds of remark beside the text, from the mildest to the gravest, with the word that names each. */
const kinds = { note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', danger: 'Danger' } as const;
type Kind = keyof typeof kinds;

const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

/** Turns `:::warning[Title]` blocks into admonitions; other uses of a colon stay the text they were. */
export const admonitions = (page: PageContext) => () => (tree: Root, file: VFile) => {
  visit(tree, 'containerDirective', (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (Object.keys(node.attributes ?? {}).length > 0) reportAttributes(page, node);
    if (isKind(node.name)) parent.children[index] = toAdmonition(node, node.name);
    else reportKind(page, node);
  });
  visit(tree, ['textDirective', 'leafDirective'], (node, index, parent) => {
    if (!parent || index === undefined || !node.position) return;
    const { start, end } = node.position;
    const text = { type: 'text' as const, value: String(file).slice(start.offset, end.offset) };
    parent.children[index] = node.type === 'textDirective' ? text : { type: 'paragraph', children: [text] };
  });
};

/** Kind shows as icon and word, not only as hue. */
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

function reportKind(page: PageContext, node: ContainerDirective): void {
  const guess = nearest(node.name, Object.keys(kinds));
  const mend = guess ? `Did you mean :::${guess}?` : `The kinds are ${Object.keys(kinds).join(', ')}.`;
  report(page, 'admonitions', node, `":::${node.name}" is not a kind of admonition.`, mend);
}

const reportAttributes = (page: PageContext, node: ContainerDirective): void =>
  report(
    page,
    'admonitions',
    node,
    `":::${node.name}" takes no {attributes}.`,
    'Take out the braces and what they hold.',
  );
