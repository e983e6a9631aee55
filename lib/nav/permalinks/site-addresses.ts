import { type Document, toUrl } from '@/lib/markup/document';
import { listSnippetDocuments } from '@/lib/pages/snippet-pages';
import { endpointsUrl } from '@/lib/protocol/api/endpoints';
import { listDeploymentsFiles } from '@/lib/protocol/deployments/deployments-files';
import { listAbiFiles } from '@/lib/protocol/reference/abi-files';
import { siteSymbols } from '@/lib/protocol/reference/list-symbols';
import { filesBelow } from '@/lib/site/files-below';
import { type Redirect, redirects } from '@/redirects';
import { formatPermalink } from './permalink';

export type SiteAddresses = {
  /** The pages by address, each with the file that an author edits and its IDs, including former ones. */
  pages: ReadonlyMap<string, PageAddresses>;
  /** Addresses without anchors: the home page, the search page, short links, and files for programs. */
  others: ReadonlySet<string>;
  /** Old addresses, each with the page or section that it leads to according to its rule. */
  moved: ReadonlyMap<string, string>;
};

export type PageAddresses = {
  file: string;
  isWritten: boolean;
  own: ReadonlySet<string>;
  anchors: ReadonlySet<string>;
};

type Addressed = Pick<Document, 'slug' | 'file' | 'headings' | 'anchors' | 'movedAnchors' | 'body'>;

/** Collects the addresses of the pages and of everything else on the site. */
export function toSiteAddresses(
  documents: readonly Addressed[],
  others: readonly string[],
  redirects: readonly Redirect[],
): SiteAddresses {
  return {
    pages: new Map(documents.map((document) => [toUrl(document.slug), toPage(document)])),
    others: new Set(others),
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
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

/** Former anchors aren't included, because they were listed when they were current. */
export const listPermalinks = ({ pages, others, moved }: SiteAddresses): string[] => [
  ...[...others, ...moved.keys()].map((address) => formatPermalink({ address })),
  ...[...pages].flatMap(([address, { own }]) => [
    formatPermalink({ address }),
    ...[...own].map((anchor) => formatPermalink({ address, anchor })),
  ]),
];

/** Files for programs that aren't listed by folder. */
const files = ['/feed.xml', '/index.json', endpointsUrl, '/api-files/merkle-api.openapi.json'];

/** Returns every permanent address of this site. Samples, pictures, and files that help to find pages can change. */
export function loadSiteAddresses(documents: readonly Document[]): SiteAddresses {
  return toSiteAddresses(
    [...documents, ...listSnippetDocuments()],
    [
      '/',
      '/search',
      ...files,
      ...listAbiFiles().map(({ url }) => url),
      ...listDeploymentsFiles().map(({ url }) => url),
      ...filesBelow('public/csv').map((file) => file.replace(/^public/, '')),
      ...siteSymbols().map(({ from }) => from),
    ],
    redirects,
  );
}
