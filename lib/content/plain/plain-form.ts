import type { BlockContent, Code, Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { PageContext } from '@/lib/content/page-context';
import { slugOfFile } from '@/lib/content/page-files';
import { describePlot } from '@/lib/figures/plot/describe-plot';
import type { StreamPlotProps } from '@/lib/figures/plot/read-plot';
import { toUrl } from '@/lib/markup/document';
import { elementOf, type HtmlNode } from '@/lib/markup/html-node';
import { writeMarkdown } from '@/lib/markup/write-markdown';
import { type ComparedProduct, changeFileUrl } from '@/lib/protocol/reference/changes/compared-products';
import { toWholeAddress } from '@/lib/site/addresses';
import { env } from '@/lib/site/env';
import { readLineMarks } from '../code/line-marks';
import { readFenceMeta } from '../markdown/fence-meta';
import { attributeText } from '../markdown/jsx';
import { propsOf } from '../markdown/plots';
import { plainHtml } from './plain-html';
import {
  asBlocks,
  link,
  list,
  paragraph,
  plainElement,
  plainInline,
  quote,
  strong,
  text,
} from './plain-parts';

/** Converts the body to plain Markdown, before code becomes HTML. Pages with mistakes have none. */
export const plainForm = (page: PageContext) => () => (tree: Root) => {
  if (env.contentDir || page.problems.length > 0) return;
  const url = toUrl(slugOfFile(page.file));
  const plain: Root = { type: 'root', children: plainBlocks(tree.children) };
  visit(plain, (node) => {
    if ('url' in node) node.url = toWholeAddress(node.url, url);
  });
  page.markdown = writeMarkdown(plain);
};

const plainBlocks = (nodes: readonly Nodes[]): RootContent[] => nodes.flatMap(plainBlock);

function plainBlock(node: Nodes): RootContent[] {
  switch (node.type) {
    case 'html-node':
      return plainHtmlNode(node);
    case 'mdxJsxFlowElement':
      return plainComponent(node);
    case 'mdxFlowExpression':
    case 'mdxjsEsm':
      return [];
    case 'code':
      return plainCode(node);
    case 'root':
      return plainBlocks(node.children);
    case 'blockquote':
    case 'list':
    case 'listItem':
    case 'footnoteDefinition':
      return [{ ...node, children: plainBlocks(node.children) } as RootContent];
    default:
      return plainInline([node]);
  }
}

/** Converts an admonition to a blockquote that starts with its kind. Other HTML comes from a data table. */
function plainHtmlNode({ data, children }: HtmlNode): RootContent[] {
  if (data.remark !== undefined) return [quote(data.remark, plainBlocks(children.slice(1)))];
  return plainHtml([elementOf({ data })]);
}

/** For a diagram, adds its alternative text, and for a sample, a link to the file. */
function plainCode(node: Code): RootContent[] {
  const { title, alt } = readFenceMeta(node.meta);
  const { bar } = node.data ?? {};
  const code: Code = {
    type: 'code',
    lang: node.lang ?? 'text',
    value: node.lang === 'mdx' ? node.value : readLineMarks(node.value).plain,
  };
  if (alt !== undefined) return [paragraph(strong(`${title}.`), text(` ${alt}`)), code];
  const words = bar?.title ?? title;
  if (words === undefined) return [code];
  const file = bar ? [text(' ('), link(bar.link.href, [text(bar.link.label)]), text(')')] : [];
  return [paragraph(strong(words), ...file), code];
}

type Element = MdxJsxFlowElement;

function plainComponent(node: Element): RootContent[] {
  const content = () => asBlocks(plainBlocks(node.children));
  switch (node.name) {
    case 'Tab':
      return [paragraph(strong(attributeText(node, 'label') ?? '')), ...content()];
    case 'Cards':
      return [list(node.children.filter(isCard).map((card) => plainCard(card)))];
    case 'summary':
      return [paragraph(strong(textOf(node)))];
    case 'StreamPlot':
      return [plainPlot(node)];
    case 'CompareReleases':
      return [plainComparison(attributeText(node, 'product') as ComparedProduct)];
    case 'ErrorDecoder':
      return [];
    case 'abbr':
    case 'br':
    case 'kbd':
    case 'sub':
    case 'sup':
      // An inline element that's alone on its line counts as a block.
      return asBlocks(plainElement(node));
    default:
      return content();
  }
}

const isCard = (node: Nodes): node is Element => node.type === 'mdxJsxFlowElement' && node.name === 'Card';

function plainCard(card: Element): BlockContent[] {
  const href = attributeText(card, 'href') ?? '';
  const words = text(attributeText(card, 'title') ?? '');
  const title = link(href, [words]);
  const [first, ...rest] = asBlocks(plainBlocks(card.children));
  if (first?.type !== 'paragraph') return [paragraph(title), ...(first ? [first] : []), ...rest];
  return [paragraph(title, text(': '), ...first.children), ...rest];
}

/** Comparisons of all pairs would be much longer than the page, so this refers to its sections and to the data. */
const plainComparison = (product: ComparedProduct) =>
  paragraph(
    text('Each section below compares a release with the one before. '),
    text('If there are releases between yours, read all sections from one to the other. '),
    link(changeFileUrl(product), [text('This JSON file')]),
    text(' lists the functions, events, errors, structs, and enums that they compare, by release.'),
  );

function plainPlot(node: Element) {
  const props = propsOf(node) as StreamPlotProps;
  return paragraph(strong(`Plot: ${props.title}.`), text(` ${describePlot(props)}`));
}
