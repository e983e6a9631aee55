import { escapeXml } from '@/lib/markup/xml';

/** A new page of the site, or a release of the protocol. */
type FeedItem = {
  /** Without host and base path. */
  url: string;
  title: string;
  description: string;
  /** ISO time at which it was added, if the history has it. */
  added: string | undefined;
};

/** Subscribers only need the latest pages. */
const entryCount = 30;

/** The content of the feed: all releases, and as many of the newest pages as there's room for. */
export type FeedContent = { releases: readonly FeedItem[]; pages: readonly FeedItem[] };

type Site = {
  title: string;
  tagline: string;
  home: string;
  self: string;
  toAddress: (url: string) => string;
};

/**
 * Returns an Atom feed of releases and new pages, latest first. Edits of existing pages aren't listed. Format:
 * https://www.rfc-editor.org/rfc/rfc4287
 * @param site names and absolute URLs
 */
export function writeAtomFeed({ releases, pages }: FeedContent, site: Site): string {
  const newest = toNewest([...releases, ...toNewest(pages).slice(0, entryCount - releases.length)]);
  const entries = newest.map(
    ({ url, title, description, added }) => `  <entry>
    <id>${escapeXml(site.toAddress(url))}</id>
    <title>${escapeXml(title)}</title>
    <link href="${escapeXml(site.toAddress(url))}"/>
    <updated>${toTime(added)}</updated>
    <summary>${escapeXml(description)}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escapeXml(site.home)}</id>
  <title>${escapeXml(site.title)}</title>
  <subtitle>${escapeXml(site.tagline)}</subtitle>
  <link href="${escapeXml(site.home)}"/>
  <link rel="self" href="${escapeXml(site.self)}"/>
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
