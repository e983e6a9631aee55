import { toUrl } from '@/lib/markup/document';
import { escapeXml } from '@/lib/markup/xml';
import { loadDocuments } from '@/lib/pages/documents';
import { firstCommitted, lastUpdated } from '@/lib/pages/last-updated';
import { toCanonical } from '@/lib/site/addresses';

/** A page as listed for search engines and feed readers. */
export type SitePage = {
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

/**
 * Generates `/sitemap.xml`: the home page and every page, with the date of its last change if known. Format:
 * https://www.sitemaps.org/protocol.html
 */
export function writeSitemap(pages: readonly Pick<SitePage, 'url' | 'updated'>[]): string {
  const entries = [{ url: '/', updated: undefined }, ...pages].map(({ url, updated }) =>
    [
      '<url>',
      `<loc>${escapeXml(toCanonical(url))}</loc>`,
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
