import { toUrl } from '@/lib/markup/document';
import { loadDocuments } from '@/lib/pages/documents';
import { changelogUrl, readReleaseLog } from '@/lib/protocol/deployments/release-log';
import { env } from '@/lib/site/env';
import { firstCommitted, lastUpdated } from '@/lib/site/last-updated';
import type { FeedContent } from './atom-feed';

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

/** Lists new pages and releases of the protocol. A folder that replaces the content has no releases. */
export async function listFeedContent(): Promise<FeedContent> {
  const releases = env.contentDir ? [] : readReleaseLog();
  return {
    pages: await listSitePages(),
    releases: releases.map(({ title, anchor, date, what }) => ({
      url: `${changelogUrl}#${anchor}`,
      title: `${title} was released`,
      description: what.replaceAll('`', ''),
      added: date,
    })),
  };
}
