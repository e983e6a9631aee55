import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PageContext } from '@/lib/content/page-context';
import type { MovedAnchor } from '@/lib/markup/anchors';
import { toHtmlNode } from '@/lib/markup/html-node';
import { faultOfAddress } from '@/lib/markup/link-addresses';
import { nearest } from '@/lib/markup/nearest';
import { errorAt, type Place } from '@/lib/markup/problem';

/**
 * Makes a page's former anchors lead to the current location of their content, without scripts. If the
 * content is on the page, its element gets an empty child with the old anchor. If it's elsewhere, a line at
 * the end of the page links there, which is only visible when the URL contains its anchor. It runs after the
 * page's text has been collected, because these elements aren't part of the text.
 * @param moved the author's declarations; tables add their own
 */
export const movedAnchors = (page: PageContext, moved: readonly MovedAnchor[]) => () => (tree: Root) => {
  const addOldAnchor = findPlaces(tree);
  const taken = new Set([...page.headings.map(({ id }) => id), ...page.anchors]);
  for (const [from, to] of Object.entries(page.movedAnchors)) {
    // The author's anchors take precedence.
    const isFree = !taken.has(from) && !moved.some((anchor) => anchor.from === from);
    if (isFree && to.startsWith('/')) tree.children.push(signpost(from, to));
    else if (!isFree || !addOldAnchor(to, from)) delete page.movedAnchors[from];
  }
  for (const anchor of moved) {
    const { from, to } = anchor;
    const place: Place = { file: page.file, line: anchor.line, column: 1 };
    const tell = (what: string, fix: string) => page.problems.push(errorAt(place, 'anchors', what, fix));
    if (taken.has(from)) tell(`This page still has the anchor "#${from}".`, 'Remove it from movedAnchors.');
    else if (/\s/.test(from)) tell(`"${from}" is not an anchor.`, "An anchor can't contain spaces.");
    else if (/[#/]/.test(from))
      tell(`"${from}" is not an anchor.`, `Write what follows the #:  ${from.replace(/^.*[#/]/, '')}`);
    else if (faultOfAddress(to)) tell(`movedAnchors leads to "${to}".`, fixTarget(to, taken));
    else if (to === 'top' || to.startsWith('/') || taken.has(to)) {
      page.movedAnchors[from] = to;
      if (addOldAnchor(to, from)) continue;
      const href = to.startsWith('/') ? to : `#${to}`;
      page.links.push({ href, place });
      tree.children.push(signpost(from, href));
    } else tell(`movedAnchors leads to "${to}", which this page does not have.`, fixTarget(to, taken));
  }
};

/** Returns a function that adds an anchor, and returns whether there is an element with the ID `to`. */
function findPlaces(tree: Root): (to: string, from: string) => boolean {
  const places = new Map<unknown, (from: string) => void>([['top', (from) => addToTop(tree, from)]]);
  visit(tree, (node) => {
    if (node.type === 'heading')
      places.set(node.data?.hProperties?.id, (from) => node.children.unshift(oldAnchor(from)));
    if (node.type === 'html-node') findInside(node.data.hChildren ?? [], places);
  });
  return (to, from) => {
    const add = places.get(to);
    add?.(from);
    return add !== undefined;
  };
}

/** In generated HTML, a row's anchor goes into its first cell. */
function findInside(nodes: ElementContent[], places: Map<unknown, (from: string) => void>): void {
  visit({ type: 'root', children: nodes }, 'element', (element) => {
    const { id } = element.properties;
    const cell = element.children.find((child): child is Element => child.type === 'element');
    const place = element.tagName === 'tr' ? cell : element;
    if (id && place) places.set(id, (from) => place.children.unshift(h('span', { id: from })));
  });
}

/** Adds an anchor to the first paragraph, so that the paragraph remains the page's first element for the stylesheet. */
function addToTop(tree: Root, from: string): void {
  const [first] = tree.children;
  const place = first?.type === 'paragraph' ? first : tree;
  place.children.unshift(oldAnchor(from));
}

const oldAnchor = (id: string) => toHtmlNode(h('span', { id }), { type: 'element' });

const signpost = (id: string, href: string) =>
  toHtmlNode(h('p.moved-anchor', { id }, ['This section has moved to ', h('a', { href }, href), '.']), {
    type: 'paragraph',
  });

function fixTarget(to: string, taken: ReadonlySet<string>): string {
  const guess = nearest(to, taken);
  const others = 'Name an anchor of this page, top, or an address such as /concepts/fees#broker-fee.';
  return guess ? `Did you mean "${guess}"? ${others}` : others;
}
