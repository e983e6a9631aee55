import { toCanonical } from '@/lib/asset-url';
import { escapeXml } from './escape-xml';
import type { SitePage } from './site-pages';

/**
 * `/sitemap.xml`: the home page and every page, with the day of its last change where the history tells it.
 * Format: https://www.sitemaps.org/protocol.html
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
