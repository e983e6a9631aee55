import { escapeXml } from './escape-xml';
import type { SitePage } from './site-pages';

/** Older changes are on their pages; a reader of the feed wants the newest. */
const entryCount = 30;

type Site = {
  title: string;
  tagline: string;
  home: string;
  self: string;
  toAddress: (url: string) => string;
};

/**
 * An Atom feed of the pages that changed last, the newest first.
 * Format: https://www.rfc-editor.org/rfc/rfc4287
 * @param site names and whole addresses
 */
export function writeAtomFeed(pages: readonly SitePage[], site: Site): string {
  const changed = pages
    .flatMap(({ updated, ...page }) => (updated ? [{ ...page, updated }] : []))
    .sort((a, b) => Date.parse(b.updated) - Date.parse(a.updated) || (a.url < b.url ? -1 : 1))
    .slice(0, entryCount);
  const entries = changed.map(
    ({ url, title, description, updated }) => `  <entry>
    <id>${escapeXml(site.toAddress(url))}</id>
    <title>${escapeXml(title)}</title>
    <link href="${escapeXml(site.toAddress(url))}"/>
    <updated>${toTime(updated)}</updated>
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
  <updated>${toTime(changed[0]?.updated ?? '1970-01-01T00:00:00Z')}</updated>
  <author><name>${escapeXml(site.title)}</name></author>
${entries.join('\n')}
</feed>
`;
}

const toTime = (time: string): string => new Date(time).toISOString();
