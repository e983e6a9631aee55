import { releases } from '@/content/releases';
import { toAnchor } from '@/lib/markup/anchors';
import { toUrl } from '@/lib/markup/document';
import { escapeXml } from '@/lib/markup/xml';
import { loadDocuments } from '@/lib/pages/documents';
import { firstCommitted, lastUpdated } from '@/lib/pages/last-updated';
import { changelogUrl } from '@/lib/protocol/reference/change-tables';
import { env } from '@/lib/site/env';
import { releaseTitle } from '@/lib/site/release';
import type { FeedContent } from './atom-feed';

/** A page as listed for search engines and feed readers. */
type SitePage = {
  /** Without host and base path. */
  url: string;
  title: string;
  description: string;
  /** ISO time of the last change, if known. */
  updated: string | undefined;
  /** ISO time at which it was added, if the history has it. */
  added: string | undefined;
};

/** Lists the pages that are their own canonical page. A contract of an older release may have a different one. */
export async function listSitePages(): Promise<SitePage[]> {
  const documents = await loadDocuments();
  return documents
    .filter(({ canonical }) => canonical === undefined)
    .map(({ slug, file, frontMatter: { title, description } }) => ({
      url: toUrl(slug),
      title,
      description,
      updated: lastUpdated(file),
      added: firstCommitted(file),
    }));
}

/** Lists new pages and releases of the protocol. A folder that replaces the content has no releases. */
export async function listFeedContent(): Promise<FeedContent> {
  return {
    pages: await listSitePages(),
    releases: (env.contentDir ? [] : releases).map((release) => ({
      url: `${changelogUrl}#${toAnchor(releaseTitle(release))}`,
      title: `${releaseTitle(release)} was released`,
      description: release.what.replaceAll('`', ''),
      added: release.date,
    })),
  };
}

type Listed = Pick<SitePage, 'url' | 'updated'>;

/**
 * Generates `/sitemap.xml`: the home page and every page, with the date of its last change if known. Format:
 * https://www.sitemaps.org/protocol.html
 * @param toAddress converts a URL without host and base path to an absolute one
 */
export function writeSitemap(pages: readonly Listed[], toAddress: (url: string) => string): string {
  const entries = [{ url: '/', updated: undefined }, ...pages].map(({ url, updated }) =>
    [
      '<url>',
      `<loc>${escapeXml(toAddress(url))}</loc>`,
      ...(updated ? [`<lastmod>${updated}</lastmod>`] : []),
      '</url>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
