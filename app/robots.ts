import type { MetadataRoute } from 'next';
import { toCanonical } from '@/lib/site/addresses';

export const dynamic = 'force-static';

/** Generates `/robots.txt`, which allows all crawlers and points to the sitemap. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: toCanonical('/sitemap.xml') };
}
