import fs from 'node:fs';
import { readMerkleApi } from '@/lib/api/merkle-api';
import { toOpenApi } from '@/lib/api/open-api';
import { openApiUrl } from '@/lib/api/open-api-link';
import { listDocuments } from '@/lib/content/document-list';
import { loadDocument } from '@/lib/content/documents';
import { writeAtomFeed } from '@/lib/discovery/atom-feed';
import { securityTxtUrl, writeSecurityTxt } from '@/lib/discovery/security-txt';
import { listFeedContent, listSitePages } from '@/lib/discovery/site-pages';
import { writeSitemap } from '@/lib/discovery/sitemap';
import { env } from '@/lib/env';
import { commitDate } from '@/lib/git/commit';
import { drawFavicon } from '@/lib/icons/draw-icon';
import { listDeploymentsFiles, writeDeploymentsFile } from '@/lib/protocol/deployments-files';
import { listAbiFiles } from '@/lib/reference/abi-files';
import { withoutMarkers } from '@/lib/samples/regions';
import { listSamples, readSample } from '@/lib/samples/sample-files';
import { packIndex } from '@/lib/search/engine/pack';
import { loadSearchRecords } from '@/lib/search/records';
import { siteBase } from '@/lib/search/to-records';
import { site } from '@/lib/site';
import { drawSocialImage } from '@/lib/social/draw-social-image';
import { listSocialImages } from '@/lib/social/list-social-images';

/** A file of the site that is no page. Next would load all that such files are made from to draw a page. */
export type SiteFile = {
  /** Address without the base path. */
  url: string;
  /** What it is to a browser; an export keeps the bytes alone, and a host gives them their type. */
  type: string;
  write: () => Promise<string | Uint8Array<ArrayBuffer>> | string;
};

/** Every such file of the site. */
export const listSiteFiles = async (): Promise<SiteFile[]> =>
  (await Promise.all(parts.map(({ list }) => list()))).flat();

/** The file at an address, or `undefined`. */
export async function findSiteFile(url: string): Promise<SiteFile | undefined> {
  const files = await parts.find(({ start }) => url.startsWith(start))?.list();
  return files?.find((file) => file.url === url);
}

/** The addresses of each release; none beside a folder of plain pages, which are about something else. */
const listDeployments = (): SiteFile[] =>
  (env.contentDir ? [] : listDeploymentsFiles()).map((name) => {
    const { text, type } = writeDeploymentsFile(name);
    return { url: `/deployments/${name}`, type, write: () => text };
  });

/** The ABIs of all contracts; none beside a folder of plain pages. */
const listAbis = (): SiteFile[] =>
  (env.contentDir ? [] : listAbiFiles()).map(({ url, text }) => ({
    url,
    type: url.endsWith('.json') ? json : 'text/plain; charset=utf-8',
    write: () => text,
  }));

/** Whole samples as a page would show them; of a folder of plain pages, those that it shows. */
async function listWholeSamples(): Promise<SiteFile[]> {
  const names = env.contentDir ? await shownSamples() : listSamples();
  return names.map((name) => ({
    url: `/samples/${name}`,
    type: 'text/plain; charset=utf-8',
    write: () => `${withoutMarkers(readSample(name))}\n`,
  }));
}

async function shownSamples(): Promise<string[]> {
  const documents = await Promise.all(listDocuments().map(({ slug }) => loadDocument(slug)));
  return [...new Set(documents.flatMap(({ samples }) => samples))].sort();
}

/** As `toCanonical`, whose variables only Next fills in. */
const toAddress = (url: string): string => `${siteBase()}${url === '/' ? '' : url}`;

const writeFeed = async (): Promise<string> =>
  writeAtomFeed(await listFeedContent(), {
    title: site.title,
    tagline: site.tagline,
    home: toAddress('/'),
    self: toAddress('/feed.xml'),
    toAddress,
  });

/** What the built-in search reads when it is opened. */
const writeSearchIndex = async (): Promise<string> =>
  JSON.stringify(packIndex(await loadSearchRecords(), siteBase()));

const listPictures = async (): Promise<SiteFile[]> =>
  [...(await listSocialImages())].map(([url, card]) => ({
    url,
    type: 'image/png',
    write: () => drawSocialImage(card),
  }));

const json = 'application/json';

/** The files of each part of the site, so that one of them can be found without all others. */
const parts: { start: string; list: () => Promise<SiteFile[]> | SiteFile[] }[] = [
  {
    start: securityTxtUrl,
    list: () => [
      {
        url: securityTxtUrl,
        type: 'text/plain; charset=utf-8',
        // By the commit, so that two builds of it are the same.
        write: () => writeSecurityTxt(siteBase(), commitDate() ?? new Date()),
      },
    ],
  },
  {
    start: openApiUrl,
    list: () => [
      {
        url: openApiUrl,
        type: json,
        write: () => `${JSON.stringify(toOpenApi(readMerkleApi()), null, 2)}\n`,
      },
    ],
  },
  { start: '/abi/', list: listAbis },
  { start: '/deployments/', list: listDeployments },
  {
    start: '/favicon.ico',
    list: () => [
      {
        url: '/favicon.ico',
        type: 'image/x-icon',
        write: () => drawFavicon(fs.readFileSync('app/icon.svg', 'utf8')),
      },
    ],
  },
  {
    start: '/feed.xml',
    list: () => [{ url: '/feed.xml', type: 'application/atom+xml; charset=utf-8', write: writeFeed }],
  },
  { start: '/samples/', list: listWholeSamples },
  {
    start: '/search-index.json',
    list: () => [{ url: '/search-index.json', type: json, write: writeSearchIndex }],
  },
  {
    start: '/sitemap.xml',
    list: () => [
      {
        url: '/sitemap.xml',
        type: 'application/xml',
        write: async () => writeSitemap(await listSitePages(), toAddress),
      },
    ],
  },
  { start: '/social/', list: listPictures },
];
