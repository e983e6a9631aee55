import type { ElementContent, Properties } from 'hast';
import type { Data, Node, Parent } from 'mdast';
import type { Heading } from './document';

/** Finished HTML that stands as a block, with what the page must know about it. */
export type HtmlBlock = {
  element: Finished;
  /** Its headings, in order; the elements carry their ids already. */
  headings: Heading[];
  /** Ids besides those of the headings that links may lead to. */
  anchors: string[];
  /** Ids that it once had, each with the id of the page that stands for it now. */
  movedAnchors?: Record<string, string>;
};

/** A Markdown node whose HTML is decided: its children, if it has any, are turned into HTML inside it. */
export interface HtmlNode extends Parent {
  type: 'html-node';
  data: Data & {
    hName: string;
    hProperties: Properties;
    hChildren?: ElementContent[];
    headings?: Heading[];
    anchors?: string[];
    movedAnchors?: Record<string, string>;
    /** Of a remark beside the text: its kind and title in words. Its first child is a heading made of them. */
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

type Finished = { type: 'element'; tagName: string; properties: Properties; children: ElementContent[] };

/** Puts a finished element in place of a Markdown node. */
export const toHtmlNode = (element: Finished, source: Node): HtmlNode => ({
  type: 'html-node',
  children: [],
  data: { hName: element.tagName, hProperties: element.properties, hChildren: element.children },
  ...(source.position && { position: source.position }),
});

/** Puts a finished block in place of a Markdown node. */
export function toBlockNode({ element, ...known }: HtmlBlock, source: Node): HtmlNode {
  const node = toHtmlNode(element, source);
  return { ...node, data: { ...node.data, ...known } };
}

/** Puts an element round Markdown that is still to be turned into HTML. */
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
