import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type PageContext, report } from '@/lib/content/page-context';
import { faultOfAddress } from '@/lib/markup/addresses';
import { toHtmlNode } from '@/lib/markup/html-node';
import type { MovedAnchor } from '@/lib/markup/list-moved-anchors';
import type { Place } from '@/lib/markup/problem';
import { nearest } from '@/lib/site/nearest';

/**
 * Leads the anchors that a page once had on to where their content stands now, without scripts: what has the content on
 * the page gets an empty element with the old anchor, and for what stands elsewhere the page ends with a line that shows
 * only when its anchor is asked for. It runs when the page's words have been read: these are none of them.
 * @param moved what the author says of them; tables add their own
 */
export const movedAnchors = (page: PageContext, moved: readonly MovedAnchor[]) => () => (tree: Root) => {
  const addOldAnchor = findPlaces(tree);
  const taken = new Set([...page.headings.map(({ id }) => id), ...page.anchors]);
  for (const [from, to] of Object.entries(page.movedAnchors)) {
    // An author has the say over the anchors of a page.
    if (taken.has(from) || moved.some((anchor) => anchor.from === from) || !addOldAnchor(to, from))
      delete page.movedAnchors[from];
  }
  for (const anchor of moved) {
    const { from, to } = anchor;
    const tell = (what: string, mend: string) => report(page, 'anchors', placeOf(anchor), what, mend);
    if (taken.has(from))
      tell(`The anchor "#${from}" still stands on this page.`, 'Take it out of movedAnchors.');
    else if (/\s/.test(from)) tell(`"${from}" is not an anchor.`, 'An anchor holds no spaces.');
    else if (faultOfAddress(to)) tell(`movedAnchors leads to "${to}".`, mendTarget(to, taken));
    else if (to === 'top' || to.startsWith('/') || taken.has(to)) {
      page.movedAnchors[from] = to;
      if (addOldAnchor(to, from)) continue;
      const href = to.startsWith('/') ? to : `#${to}`;
      page.links.push({ href, place: toPlace(page, anchor) });
      tree.children.push(signpost(from, href));
    } else tell(`movedAnchors leads to "${to}", which this page does not have.`, mendTarget(to, taken));
  }
};

/**
 * Finds everything on a page that can take old anchors.
 * @returns a function that adds one, and says whether something with the id `to` could take it
 */
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

/** In finished HTML, a row takes it in its first cell. */
function findInside(nodes: ElementContent[], places: Map<unknown, (from: string) => void>): void {
  visit({ type: 'root', children: nodes }, 'element', (element) => {
    const { id } = element.properties;
    const cell = element.children.find((child): child is Element => child.type === 'element');
    const place = element.tagName === 'tr' ? cell : element;
    if (id && place) places.set(id, (from) => place.children.unshift(h('span', { id: from })));
  });
}

/** In the first paragraph, so that it stays the first thing on the page for the stylesheet. */
function addToTop(tree: Root, from: string): void {
  const [first] = tree.children;
  const place = first?.type === 'paragraph' ? first : tree;
  place.children.unshift(oldAnchor(from));
}

const toPlace = ({ file }: PageContext, { line }: MovedAnchor): Place => ({ file, line, column: 1 });

const placeOf = ({ line }: MovedAnchor) => {
  const point = { line, column: 1 };
  return { position: { start: point, end: point } };
};

const oldAnchor = (id: string) => toHtmlNode(h('span', { id }), { type: 'element' });

const signpost = (id: string, href: string) =>
  toHtmlNode(h('p.moved-anchor', { id }, ['This section has moved to ', h('a', { href }, href), '.']), {
    type: 'paragraph',
  });

function mendTarget(to: string, taken: ReadonlySet<string>): string {
  const guess = nearest(to, taken);
  const others = 'Name an anchor of this page, top, or an address such as /concepts/fees#broker-fee.';
  return guess ? `Did you mean "${guess}"? ${others}` : others;
}
