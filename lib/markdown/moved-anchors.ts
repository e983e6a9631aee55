import { h } from 'hastscript';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { MovedAnchor } from '@/lib/content/list-moved-anchors';
import { type PageContext, report } from '@/lib/content/page-context';
import type { Place } from '@/lib/content/problem';
import { nearest } from '@/lib/nearest';
import { faultOfAddress } from './addresses';
import { toHtmlNode } from './html-node';

/**
 * Leads the anchors that a page once had on to where their content stands now, without scripts: a heading gets an empty
 * element with the old anchor, and for what stands elsewhere the page ends with a line that shows only when its anchor
 * is asked for. It runs when the page's words have been read: these are none of them.
 */
export const movedAnchors = (page: PageContext, moved: readonly MovedAnchor[]) => () => (tree: Root) => {
  const headings = headingsById(tree);
  const taken = new Set([...page.headings.map(({ id }) => id), ...page.anchors]);
  for (const anchor of moved) {
    const { from, to } = anchor;
    const tell = (what: string, mend: string) => report(page, 'anchors', placeOf(anchor), what, mend);
    const heading = headings.get(to);
    if (taken.has(from))
      tell(`The anchor "#${from}" still stands on this page.`, 'Take it out of movedAnchors.');
    else if (/\s/.test(from)) tell(`"${from}" is not an anchor.`, 'An anchor holds no spaces.');
    else if (faultOfAddress(to)) tell(`movedAnchors leads to "${to}".`, mendTarget(to, taken));
    else if (to === 'top') tree.children.unshift(oldAnchor(from));
    else if (heading) heading.children.unshift(oldAnchor(from));
    else if (to.startsWith('/') || taken.has(to)) {
      const href = to.startsWith('/') ? to : `#${to}`;
      page.links.push({ href, place: toPlace(page, anchor) });
      tree.children.push(signpost(from, href));
    } else tell(`movedAnchors leads to "${to}", which this page does not have.`, mendTarget(to, taken));
  }
};

function headingsById(tree: Root): Map<unknown, Heading> {
  const found = new Map<unknown, Heading>();
  visit(tree, 'heading', (heading) => {
    found.set(heading.data?.hProperties?.id, heading);
  });
  return found;
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
