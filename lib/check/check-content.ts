import fs from 'node:fs';
import { checkQueries } from '@/lib/api/check-queries';
import { listDocuments } from '@/lib/content/document-list';
import { type Problem, uniqueProblems } from '@/lib/content/problem';
import { env } from '@/lib/env';
import { checkPermalinks } from '@/lib/permalinks/check-permalinks';
import { loadSiteAddresses } from '@/lib/permalinks/load-site-addresses';
import { permalinksFile, readPermalinks } from '@/lib/permalinks/permalink';
import { readPublished } from '@/lib/permalinks/published';
import type { SiteAddresses } from '@/lib/permalinks/site-addresses';
import { checkRedirects } from '@/lib/redirects/check';
import { resolveRedirects } from '@/lib/redirects/resolve';
import { siteSlugs } from '@/lib/redirects/site-slugs';
import { exact, prefix } from '@/redirects';
import { checkAnchors } from './check-anchors';
import { checkDates } from './check-dates';
import { checkDocuments } from './check-documents';
import { checkLinks } from './check-links';
import { checkReference } from './check-reference';
import { checkRepositoryLinks } from './check-repository-links';
import { checkSidebar } from './check-sidebar';

/** What a command does during the check. */
export type CheckHooks = {
  /** Is called before each page with the number of pages that are done and the number of all pages. */
  onProgress?: (done: number, all: number) => void;
  /** Updates the list of permalinks before it's checked. */
  onPermalinks?: (site: SiteAddresses) => void;
};

function checkAddresses(site: SiteAddresses, update: CheckHooks['onPermalinks']): Problem[] {
  const read = (): string => fs.readFileSync(permalinksFile, 'utf8');
  const before = new Set(readPermalinks(read()));
  update?.(site);
  return checkPermalinks(read(), site, readPublished(), before);
}

/**
 * Returns everything that is wrong in pages, snippets, links, queries, the contract reference, sidebar, redirects, and
 * permalinks, in one list. What only follows from another problem isn't in it.
 */
export async function checkContent({ onProgress, onPermalinks }: CheckHooks = {}): Promise<Problem[]> {
  const { documents, broken, problems } = await checkDocuments(onProgress);
  // A folder of plain pages has neither manifest nor redirects.
  const rules = env.contentDir ? { exact: [], prefix: [] } : { exact, prefix };
  const slugs = siteSlugs();
  const links = checkLinks(documents, {
    anchors: new Map(
      documents.map(({ slug, headings, anchors }) => [slug, [...headings.map(({ id }) => id), ...anchors]]),
    ),
    // A page with a mistake exists, but its headings are unknown.
    planned: new Set([...slugs.planned, ...broken]),
    moved: new Map(resolveRedirects(rules, slugs).map(({ from, to }) => [from, to])),
  });
  const sidebar = env.contentDir ? [] : [...checkSidebar(listDocuments()), ...checkRedirects(rules, slugs)];
  const generated = env.contentDir
    ? []
    : [...checkQueries(), ...checkReference(), ...checkRepositoryLinks(), ...checkDates(documents)];
  // Everything on a page that can't be read would seem to be gone.
  const isWhole = !env.contentDir && problems.every(({ level }) => level !== 'error');
  const permalinks = isWhole ? checkAddresses(loadSiteAddresses(documents), onPermalinks) : [];
  return uniqueProblems([
    ...problems,
    ...checkAnchors(documents),
    ...links,
    ...generated,
    ...sidebar,
    ...permalinks,
  ]);
}
