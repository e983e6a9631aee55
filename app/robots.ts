import type { MetadataRoute } from 'next';
import { toCanonical } from '@/lib/asset-url';

export const dynamic = 'force-static';

/** `/robots.txt`: everything may be read, and where the list of pages is. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: toCanonical('/sitemap.xml') };
}
