import { escapeXml } from '@/lib/markup/xml';
import type { SitePage } from './site-pages';

type Listed = Pick<SitePage, 'url' | 'updated'>;

/** Generates `/sitemap.xml`. Format: https://www.sitemaps.org/protocol.html @param toAddress makes a URL absolute */
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
