import { wholeFile } from '@/lib/content/samples/regions';
import { listSamples, readSample } from '@/lib/content/samples/sample-files';
import { loadDocuments } from '@/lib/pages/documents';
import { endpointsUrl, toEndpointsFile } from '@/lib/protocol/api/endpoints';
import { listDeploymentsFiles } from '@/lib/protocol/deployments/deployments-files';
import { listAbiFiles } from '@/lib/protocol/reference/abi-files';
import { changeFileUrl, comparedProducts } from '@/lib/protocol/reference/changes/compared-products';
import { toChangeFile } from '@/lib/protocol/reference/changes/comparisons';
import { siteSymbols } from '@/lib/protocol/reference/list-symbols';
import { packIndex } from '@/lib/search/engine/pack';
import { loadPlacedEntries } from '@/lib/search/records';
import { toCanonical } from '@/lib/site/addresses';
import { commitDate } from '@/lib/site/commit';
import { env } from '@/lib/site/env';
import { listFeedContent, writeAtomFeed } from './discovery/atom-feed';
import { listLlmsFiles, listPlainPages } from './discovery/llms-files';
import { securityTxtUrl, writeSecurityTxt } from './discovery/security-txt';
import { listSitePages, writeSitemap } from './discovery/sitemap';
import { writeNewFile } from './export-files';
import { shortLinkFile, shortLinkPage } from './integrators/short-link-page';
import { loadSiteIndex } from './integrators/site-index';
import { drawSocialImage, listSocialImages } from './social/draw-social-image';

/** A generated file that isn't a page. As a Next route, it would make Next load its data to render any page. */
type SiteFile = {
  /** Without the base path. */
  url: string;
  write: () => Promise<string | Uint8Array<ArrayBuffer>> | string;
};

const listSiteFiles = async (): Promise<SiteFile[]> =>
  (await Promise.all(parts.map(({ list }) => list()))).flat();

/** Returns the file at a URL, or `undefined`. */
export async function findSiteFile(url: string): Promise<SiteFile | undefined> {
  const files = await parts.find(({ start }) => url.startsWith(start))?.list();
  return files?.find((file) => file.url === url);
}

/** Returns files whose text is known. */
const toFiles = (files: readonly { url: string; text: string }[]): SiteFile[] =>
  files.map(({ url, text }) => ({ url, write: () => text }));

/** What the comparison of any two releases needs. */
const listChangeFiles = (): SiteFile[] =>
  comparedProducts.map((product) => ({
    url: changeFileUrl(product),
    write: () => JSON.stringify(toChangeFile(product)),
  }));

/** Whole samples as a page would show them; of a folder of plain pages, those that it shows. */
async function listWholeSamples(): Promise<SiteFile[]> {
  const names = env.contentDir ? await shownSamples() : listSamples();
  return names.map((name) => ({
    url: `/samples/${name}`,
    write: () => `${wholeFile(readSample(name)).code}\n`,
  }));
}

async function shownSamples(): Promise<string[]> {
  const documents = await loadDocuments();
  return [...new Set(documents.flatMap(({ samples }) => samples))].sort();
}

/** On a file system that ignores case, two links could share a file, which fails. */
const listShortLinks = (): SiteFile[] =>
  siteSymbols().map((link) => ({ url: shortLinkFile(link), write: () => shortLinkPage(link, env.basePath) }));

const listPictures = async (): Promise<SiteFile[]> =>
  [...(await listSocialImages())].map(([url, card]) => ({
    url,
    write: () => drawSocialImage(card),
  }));

/** A file whose URL doesn't depend on the content. */
const single = (url: string, write: SiteFile['write']): Part => ({
  start: url,
  list: () => [{ url, write }],
});

type Part = { start: string; list: () => Promise<SiteFile[]> | SiteFile[] };

/** What a folder of plain pages doesn't have. */
const ofProtocol: readonly Part[] = [
  { start: '/abi/', list: () => toFiles(listAbiFiles()) },
  { start: '/changes/', list: listChangeFiles },
  { start: '/deployments/', list: listDeploymentsFiles },
  single('/index.json', async () => `${JSON.stringify(await loadSiteIndex(siteSymbols()))}\n`),
  { start: '/llms', list: async () => toFiles(await listLlmsFiles()) },
  { start: '/s/', list: listShortLinks },
];

/** The files by URL prefix, so a single file can be found without listing the others. */
const parts: readonly Part[] = [
  // The commit's date makes all builds of a commit identical.
  single(securityTxtUrl, () => writeSecurityTxt(toCanonical('/'), commitDate() ?? new Date())),
  single(endpointsUrl, toEndpointsFile),
  single('/feed.xml', async () => writeAtomFeed(await listFeedContent())),
  { start: '/samples/', list: listWholeSamples },
  // The index that the built-in search downloads when it's opened.
  single('/search-index.json', async () => JSON.stringify(packIndex(await loadPlacedEntries()))),
  single('/sitemap.xml', async () => writeSitemap(await listSitePages())),
  { start: '/social/', list: listPictures },
  ...(env.contentDir ? [] : ofProtocol),
];

/**
 * Writes every generated file that isn't a page, and the plain forms of pages. Next can't export them, because the
 * catch-all page route would have to handle these URLs, too.
 * @throws if one of the files already exists
 */
export async function writeSiteFiles(folder: string): Promise<void> {
  for (const { url, write } of await listSiteFiles()) writeNewFile(folder, url, await write());
  for (const { url, text } of await listPlainPages()) writeNewFile(folder, url, text);
}
