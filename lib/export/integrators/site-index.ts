import { releases } from '@/content/releases';
import { type Document, toUrl } from '@/lib/markup/document';
import { loadSiteAddresses, type SiteAddresses } from '@/lib/nav/permalinks/site-addresses';
import { loadDocuments } from '@/lib/pages/documents';
import { listSnippetDocuments } from '@/lib/pages/snippet-pages';
import { type AbiContract, abiUrl, listAbiContracts } from '@/lib/protocol/reference/abi-files';
import { memberLink, memberPrefixOf, type ShortLink } from '@/lib/protocol/reference/list-symbols';
import { loadReleases } from '@/lib/protocol/reference/load-release';
import type { ReleaseModel } from '@/lib/protocol/reference/model';
import { toCanonical } from '@/lib/site/addresses';
import { releaseTitle } from '@/lib/site/release';
import { releasesOfPage } from '@/lib/site/releases';

/**
 * The version of the format of `/index.json`. It changes when a field is renamed, removed, or redefined, but not when a
 * field is added.
 */
const indexVersion = 1;

/** The content of `/index.json`. `content/guides/integrate-with-these-docs.mdx` documents its fields. */
export type SiteIndex = ReturnType<typeof toSiteIndex>;

type Indexed = Pick<Document, 'slug' | 'frontMatter' | 'movedAnchors'>;

/** The data that the index is built from. */
type IndexSources = {
  documents: readonly Indexed[];
  models: readonly ReleaseModel[];
  site: SiteAddresses;
  shortLinks: readonly ShortLink[];
  contracts: readonly AbiContract[];
};

/**
 * Lists every page and symbol of the site for other programs.
 * @param base the site's origin and base path, to which all URLs are relative; they start with a slash
 * @returns the index, with the releases of a product from the newest to the oldest
 */
export function toSiteIndex(
  { documents, models, site, shortLinks, contracts: abis }: IndexSources,
  base: string,
) {
  const kinds = new Map(models.flatMap(({ contracts }) => contracts.map(({ slug, kind }) => [slug, kind])));
  return {
    version: indexVersion,
    base,
    pages: documents.map((document) => {
      const { slug, frontMatter } = document;
      // Only if it's about a single one.
      const [release, ...others] = releasesOfPage(document);
      return {
        url: toUrl(slug),
        title: frontMatter.title,
        kind: kinds.get(slug) ?? 'page',
        ...(release && others.length === 0 && { release: releaseTitle(release) }),
        anchors: [...(site.pages.get(toUrl(slug))?.anchors ?? [])],
      };
    }),
    symbols: models.flatMap((model) => symbolsOf(model, models)),
    contracts: abis.map(({ name, release, addresses }) => ({
      name,
      release,
      abi: `${abiUrl({ name, release })}.json`,
      addresses,
    })),
    releases: releases.map((release) => ({
      title: releaseTitle(release),
      date: release.date,
      status: release.status,
      packages: release.packages,
      contracts: release.contracts,
      deployments: toUrl(release.deployments),
    })),
    redirects: Object.fromEntries([
      ...site.moved,
      ...shortLinks.map(({ from, to }) => [from, to] as const),
      ...documents.flatMap(movedAnchorsOf),
    ]),
  };
}

function symbolsOf(model: ReleaseModel, models: readonly ReleaseModel[]) {
  const release = releaseTitle(model.release);
  return model.contracts.flatMap((contract) => {
    const prefix = memberPrefixOf(models, contract);
    return contract.items.map((item) => {
      const { kind, name, anchor, signature, selector } = item;
      return {
        url: `${toUrl(contract.slug)}#${anchor}`,
        title: name === contract.name ? name : `${contract.name}.${name}`,
        kind,
        release,
        ...(signature && { signature }),
        ...(selector && { selector }),
        ...(prefix && { shortUrl: memberLink(prefix, item) }),
      };
    });
  });
}

/** Returns former anchors with their targets: `/concepts/fees#old` and `/concepts/fees#new`. */
function movedAnchorsOf({ slug, movedAnchors }: Indexed): [from: string, to: string][] {
  const url = toUrl(slug);
  return Object.entries(movedAnchors).map(([from, to]) => [
    `${url}#${from}`,
    to === 'top' ? url : to.startsWith('/') ? to : `${url}#${to}`,
  ]);
}

/** Builds the content of `/index.json`. @param shortLinks the result of `siteSymbols` */
export async function loadSiteIndex(shortLinks: readonly ShortLink[]): Promise<SiteIndex> {
  const documents = await loadDocuments();
  const sources = {
    documents: [...documents, ...listSnippetDocuments()],
    models: loadReleases(),
    site: loadSiteAddresses(documents),
    shortLinks,
    contracts: listAbiContracts(),
  };
  return toSiteIndex(sources, toCanonical('/'));
}
