import type { MetadataRoute } from 'next';
import { toCanonical } from '@/lib/asset-url';
import { listSitePages } from '@/lib/discovery/site-pages';

export const dynamic = 'force-static';

/** `/sitemap.xml`: every page, with the day of its last change where the history tells it. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await listSitePages();
  return [
    { url: toCanonical('/') },
    ...pages.map(({ url, updated }) => ({
      url: toCanonical(url),
      ...(updated && { lastModified: updated }),
    })),
  ];
}
