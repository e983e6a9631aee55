import { releases } from '@/content/releases';
import { toAnchor } from '@/lib/markup/anchors';
import { escapeXml } from '@/lib/markup/xml';
import { changelogUrl } from '@/lib/protocol/reference/change-tables';
import { toCanonical } from '@/lib/site/addresses';
import { env } from '@/lib/site/env';
import { releaseTitle } from '@/lib/site/release';
import { site } from '@/lib/site/site';
import { listSitePages, type SitePage } from './sitemap';

/** A new page of the site, or a release of the protocol. */
type FeedItem = Omit<SitePage, 'updated'>;

/** The content of the feed: all releases, and as many of the newest pages as there's room for. */
type FeedContent = { releases: readonly FeedItem[]; pages: readonly FeedItem[] };

/** Subscribers only need the latest pages. */
const entryCount = 30;

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

/**
 * Returns an Atom feed of releases and new pages, latest first. Edits of existing pages aren't listed. Format:
 * https://www.rfc-editor.org/rfc/rfc4287
 */
export function writeAtomFeed({ releases, pages }: FeedContent): string {
  const room = Math.max(entryCount - releases.length, 0);
  const newest = toNewest([...releases, ...toNewest(pages).slice(0, room)]);
  const entries = newest.map(
    ({ url, title, description, added }) => `  <entry>
    <id>${escapeXml(toCanonical(url))}</id>
    <title>${escapeXml(title)}</title>
    <link href="${escapeXml(toCanonical(url))}"/>
    <updated>${toTime(added)}</updated>
    <summary>${escapeXml(description)}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escapeXml(toCanonical('/'))}</id>
  <title>${escapeXml(site.title)}</title>
  <subtitle>${escapeXml(site.tagline)}</subtitle>
  <link href="${escapeXml(toCanonical('/'))}"/>
  <link rel="self" href="${escapeXml(toCanonical('/feed.xml'))}"/>
  <updated>${toTime(newest[0]?.added ?? '1970-01-01T00:00:00Z')}</updated>
  <author><name>${escapeXml(site.title)}</name></author>
${entries.join('\n')}
</feed>
`;
}

const toNewest = (items: readonly FeedItem[]): (FeedItem & { added: string })[] =>
  items
    .flatMap(({ added, ...item }) => (added ? [{ ...item, added }] : []))
    .sort((a, b) => Date.parse(b.added) - Date.parse(a.added) || (a.url < b.url ? -1 : 1));

const toTime = (time: string): string => new Date(time).toISOString();
