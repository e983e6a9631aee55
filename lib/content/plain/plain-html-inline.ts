import type { Element, ElementContent } from 'hast';
import type { PhrasingContent } from 'mdast';
import { inlineTags } from '@/lib/markup/html-node';
import { toWholeAddress } from '@/lib/site/addresses';
import type { PlainContext } from './plain-inline';
import { link, text } from './plain-parts';

/** Whether an HTML node is inline. */
export const isInline = (node: ElementContent): boolean =>
  node.type === 'text' ||
  (node.type === 'element' && (node.tagName === 'br' || inlineTags.includes(node.tagName)));

/** Returns the text of HTML, without markup. */
export const textOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.value : node.type === 'element' ? textOf(node.children) : ''))
    .join('');

/**
 * Converts HTML to inline Markdown. Blocks are joined.
 * @param between the separator between elements without a space, such as the lines in a cell
 */
export function htmlInline(
  nodes: readonly ElementContent[],
  context: PlainContext,
  between = '',
): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let isAfterElement = false;
  for (const node of nodes) {
    if (node.type === 'text') {
      parts.push(text(node.value.replace(/\s+/g, ' ')));
      isAfterElement = false;
    } else if (node.type === 'element' && !isEmpty(node)) {
      const needsSpace = between !== '' && parts.length > 0 && (isAfterElement || !isInline(node));
      if (needsSpace) parts.push(text(between));
      parts.push(...inlineElement(node, context, between));
      isAfterElement = true;
    }
  }
  return parts;
}

const isEmpty = (element: Element): boolean => element.tagName !== 'br' && textOf([element]).trim() === '';

function inlineElement(element: Element, context: PlainContext, between: string): PhrasingContent[] {
  const { tagName, properties, children } = element;
  const inside = () => htmlInline(children, context, between);
  switch (tagName) {
    case 'a':
      return plainLink(String(properties.href ?? ''), inside(), context);
    case 'code':
    case 'kbd':
      return plainCode(children, context);
    case 'strong':
    case 'b':
      return [{ type: 'strong', children: trimmed(inside()) }, ...spaceAfter(children)];
    case 'em':
    case 'i':
      return [{ type: 'emphasis', children: trimmed(inside()) }, ...spaceAfter(children)];
    case 'br':
      return [text(' ')];
    default:
      return inside();
  }
}

const plainLink = (href: string, words: PhrasingContent[], { page }: PlainContext) =>
  href === '' ? words : [link(toWholeAddress(href, page), words)];

/** Converts code. If it contains a link, as contract addresses do, the result is a link that contains code. */
function plainCode(children: readonly ElementContent[], context: PlainContext): PhrasingContent[] {
  const code: PhrasingContent = { type: 'inlineCode', value: textOf(children) };
  const [only, ...others] = children;
  const isLink = only?.type === 'element' && only.tagName === 'a' && others.length === 0;
  return isLink ? plainLink(String(only.properties.href ?? ''), [code], context) : [code];
}

/** Emphasis markers have no effect next to a space. */
const trimmed = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.map((node, index) =>
    node.type === 'text' && index === nodes.length - 1 ? { ...node, value: node.value.trimEnd() } : node,
  );

const spaceAfter = (children: readonly ElementContent[]): PhrasingContent[] =>
  /\s$/.test(textOf(children)) ? [text(' ')] : [];
