import { toCanonical } from '@/lib/asset-url';
import { writeAtomFeed } from '@/lib/discovery/atom-feed';
import { listSitePages } from '@/lib/discovery/site-pages';
import { site } from '@/lib/site';

export const dynamic = 'force-static';

/** `/feed.xml`: the pages that changed last. */
export async function GET(): Promise<Response> {
  const feed = writeAtomFeed(await listSitePages(), {
    title: site.title,
    tagline: site.tagline,
    home: toCanonical('/'),
    self: toCanonical('/feed.xml'),
    toAddress: toCanonical,
  });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}
