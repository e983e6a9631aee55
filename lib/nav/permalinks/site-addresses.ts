import { type Document, toUrl } from '@/lib/markup/document';
import type { Redirect } from '@/redirects';
import { formatPermalink } from './permalink';

/** Everything that the site answers now. */
export type SiteAddresses = {
  /** By address: the file that an author edits, and every id on the page, those that it once had included. */
  pages: ReadonlyMap<string, PageAddresses>;
  /** Addresses without anchors: the home page, the search page, short links, and files that programs read. */
  others: ReadonlySet<string>;
  /** Old addresses and the page or section that each leads to. */
  moved: ReadonlyMap<string, string>;
  /** What the rules say of old addresses, also where they lead nowhere. */
  claimed: ReadonlyMap<string, string>;
};

export type PageAddresses = {
  file: string;
  isWritten: boolean;
  /** What stands on the page. */
  own: ReadonlySet<string>;
  /** That, and what it once had. */
  anchors: ReadonlySet<string>;
};

type Addressed = Pick<Document, 'slug' | 'file' | 'headings' | 'anchors' | 'movedAnchors' | 'body'>;

/** Gathers the addresses of the pages and of what else the site holds. */
export function toSiteAddresses(
  documents: readonly Addressed[],
  others: readonly string[],
  redirects: readonly Redirect[],
  claimed: ReadonlyMap<string, string> = new Map(),
): SiteAddresses {
  return {
    pages: new Map(documents.map((document) => [toUrl(document.slug), toPage(document)])),
    others: new Set(others),
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
    claimed,
  };
}

function toPage({ file, headings, anchors, movedAnchors, body }: Addressed): PageAddresses {
  const own = [...headings.map(({ id }) => id), ...anchors];
  return {
    file,
    isWritten: body.kind === 'mdx',
    own: new Set(own),
    anchors: new Set([...own, ...Object.keys(movedAnchors)]),
  };
}

/** The lines of the list for all of it. Anchors that moved are in it since they stood somewhere. */
export const listPermalinks = ({ pages, others, moved }: SiteAddresses): string[] => [
  ...[...others, ...moved.keys()].map((address) => formatPermalink({ address })),
  ...[...pages].flatMap(([address, { own }]) => [
    formatPermalink({ address }),
    ...[...own].map((anchor) => formatPermalink({ address, anchor })),
  ]),
];
