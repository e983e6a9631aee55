import type { Element, ElementContent, Properties } from 'hast';
import type { Data, Node, Parent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Heading } from './document';
import { textOf } from './table-elements';

/** A block of HTML with the data that the page needs about it. */
export type HtmlBlock = {
  element: Element;
  /** Its headings, in order. */
  headings: Heading[];
  /** IDs that links can target in addition to headings. */
  anchors: string[];
  /** Former IDs, each with the ID on the page that replaces it. */
  movedAnchors?: Record<string, string>;
};

/**
 * Returns a block with the headings and all other IDs that it contains.
 * @param movedAnchors as in `HtmlBlock`
 */
export function toBlock(element: Element, movedAnchors: Record<string, string> = {}): HtmlBlock {
  const block: HtmlBlock = { element, headings: [], anchors: [], movedAnchors };
  visit(element, 'element', (part) => {
    const { id } = part.properties;
    if (typeof id !== 'string') return;
    if (/^h[23]$/.test(part.tagName))
      block.headings.push({ depth: part.tagName === 'h2' ? 2 : 3, id, text: textOf(part) });
    else if (!Object.hasOwn(movedAnchors, id)) block.anchors.push(id);
  });
  return block;
}

/** A Markdown node with a fixed element. Any children are converted to HTML inside it. */
export interface HtmlNode extends Parent {
  type: 'html-node';
  data: Data & {
    hName: string;
    hProperties: Properties;
    hChildren?: ElementContent[];
    headings?: Heading[];
    anchors?: string[];
    movedAnchors?: Record<string, string>;
    /** For an admonition: its kind and title, which are also the text of its first child. */
    remark?: string;
  };
}

declare module 'mdast' {
  interface RootContentMap {
    htmlNode: HtmlNode;
  }
  interface BlockContentMap {
    htmlNode: HtmlNode;
  }
  interface PhrasingContentMap {
    htmlNode: HtmlNode;
  }
}

/** Replaces a Markdown node with an element. */
export const toHtmlNode = (element: Element, source: Node): HtmlNode => ({
  type: 'html-node',
  children: [],
  data: { hName: element.tagName, hProperties: element.properties, hChildren: element.children },
  ...(source.position && { position: source.position }),
});

/** Returns the element that a node becomes, without Markdown in it. */
export const elementOf = ({ data }: Pick<HtmlNode, 'data'>): Element => ({
  type: 'element',
  tagName: data.hName,
  properties: data.hProperties,
  children: data.hChildren ?? [],
});

/** Replaces a Markdown node with a block. */
export function toBlockNode({ element, ...known }: HtmlBlock, source: Node): HtmlNode {
  const node = toHtmlNode(element, source);
  return { ...node, data: { ...node.data, ...known } };
}

/** Wraps Markdown that hasn't been converted to HTML yet in an element. */
export const wrapNode = (
  tagName: string,
  properties: Properties,
  children: Parent['children'],
  source: Node,
): HtmlNode => ({
  type: 'html-node',
  children,
  data: { hName: tagName, hProperties: properties },
  ...(source.position && { position: source.position }),
});
