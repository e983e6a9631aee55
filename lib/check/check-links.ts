import fs from 'node:fs';
import path from 'node:path';
import { toAnchor } from '@/lib/markup/anchors';
import type { Document, DocumentLink } from '@/lib/markup/document';
import { nearest } from '@/lib/markup/nearest';
import { type Problem, placeIn, warningAt } from '@/lib/markup/problem';

export type LinkTargets = {
  /** The IDs of the headings and other anchors on each page, by slug. */
  anchors: Map<string, string[]>;
  /** The slugs of pages with mistakes. The pages exist, but their headings are unknown. */
  broken: ReadonlySet<string>;
  /** Addresses without headings: the home page, the search page, short links, and generated files. */
  others: ReadonlySet<string>;
  moved: ReadonlyMap<string, string>;
};

type Linking = Pick<Document, 'slug' | 'links'>;

/** Returns the links in a module of the content, such as `content/home.ts`: the texts that are paths. */
export const linksOfModule = (file: string, text: string): Linking => ({
  slug: '',
  links: [...text.matchAll(/(['"])(\/.*?)\1/g)].map(({ 2: href = '', index }) => ({
    href,
    place: placeIn(file, text, index),
  })),
});

/** The maximum number of anchors in a message. A reference page can have hundreds. */
const listedAnchors = 20;

/** Finds internal links without a target, and suggests the most similar target that exists. */
export const checkLinks = (documents: Linking[], targets: LinkTargets): Problem[] =>
  documents.flatMap((document) => document.links.flatMap((link) => checkLink(document, link, targets)));

function checkLink(document: Linking, { href, place }: DocumentLink, targets: LinkTargets): Problem[] {
  if (/^(https?:|mailto:)/i.test(href)) return [];
  const warn = (what: string, fix: string): Problem[] => [warningAt(place, 'links', what, fix)];
  if (href === '')
    return warn(
      'This link has no address.',
      'Write it between the parentheses:  [words](/concepts/streaming)',
    );
  if (!/^[/#]/.test(href)) {
    const page = pageName(path.posix.join(path.posix.dirname(document.slug), href));
    return warn(
      `"${href}" is not an address of this site.`,
      targets.anchors.has(page)
        ? `Write it from the root:  /${page}`
        : 'Write it from the root, as /concepts/streaming, or whole, as https://….',
    );
  }
  const [address = '', anchor] = href.split('#');
  const slug = address === '' ? document.slug : address.slice(1).replace(/\?.*$/, '');
  if (targets.others.has(`/${slug}`) || targets.broken.has(slug) || isPublicFile(slug)) return [];
  const anchors = targets.anchors.get(slug);
  if (!anchors) return warn(`No page has the address /${slug}.`, fixPage(slug, targets));
  // Data for the page's scripts isn't an anchor.
  if (anchor === undefined || anchor.startsWith('data=')) return [];
  if (anchors.some((id) => id === anchor || encodeURIComponent(id) === anchor)) return [];
  return warn(`/${slug} has no heading "#${anchor}".`, fixAnchor(anchor, anchors));
}

/** Whether a slug is a file to download, such as `csv/flow.csv`. Paths that leave the folder aren't. */
const isPublicFile = (slug: string): boolean =>
  !slug.split('/').includes('..') &&
  // Unlike its neighbors, this function doesn't throw for a path that is too long.
  fs.existsSync(path.join('public', slug)) &&
  fs.statSync(path.join('public', slug)).isFile();

/** Returns the slug of the page that someone named by its file. */
const pageName = (file: string): string =>
  file.replace(/^content\//, '').replace(/(?:\.(?:mdx?|html)|\/)$/, '');

function fixPage(slug: string, { anchors, broken, moved }: LinkTargets): string {
  const target = moved.get(`/${slug}`);
  if (target) return `It moved: link to ${target}.`;
  const guess = nearest(pageName(slug), [...anchors.keys(), ...broken]);
  if (guess) return `Did you mean /${guess}?`;
  const sections = new Set([...anchors.keys()].map((each) => each.split('/')[0]));
  const isPossible = /^[a-z\d-]+(?:\/[a-z\d-]+)*$/.test(slug) && sections.has(slug.split('/')[0]);
  return `Link to a page that exists${isPossible ? `, or create content/${slug}.mdx` : ''}.`;
}

function fixAnchor(anchor: string, anchors: string[]): string {
  const guess = nearest(toAnchor(anchor), anchors);
  if (guess) return `Did you mean #${guess}?`;
  if (anchors.length === 0) return 'The page has no headings.';
  const shown = anchors.slice(0, listedAnchors).map((id) => `#${id}`);
  return `Its headings: ${shown.join(', ')}${anchors.length > listedAnchors ? ', …' : '.'}`;
}
