import fs from 'node:fs';
import { checkQueries } from '@/lib/api/check-queries';
import { listDocuments } from '@/lib/content/document-list';
import type { Problem } from '@/lib/content/problem';
import { env } from '@/lib/env';
import { checkPermalinks } from '@/lib/permalinks/check-permalinks';
import { loadSiteAddresses } from '@/lib/permalinks/load-site-addresses';
import { permalinksFile } from '@/lib/permalinks/permalink';
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

/** Everything that is wrong in pages, snippets, links, queries, the contract reference, sidebar, redirects and permalinks, in one list. */
export async function checkContent(): Promise<Problem[]> {
  const { documents, problems } = await checkDocuments();
  // A folder of plain pages has neither manifest nor redirects.
  const rules = env.contentDir ? { exact: [], prefix: [] } : { exact, prefix };
  const slugs = siteSlugs();
  const links = checkLinks(documents, {
    anchors: new Map(
      documents.map(({ slug, headings, anchors }) => [slug, [...headings.map(({ id }) => id), ...anchors]]),
    ),
    moved: new Map(resolveRedirects(rules, slugs).map(({ from, to }) => [from, to])),
  });
  const sidebar = env.contentDir ? [] : [...checkSidebar(listDocuments()), ...checkRedirects(rules, slugs)];
  const generated = env.contentDir
    ? []
    : [...checkQueries(), ...checkReference(), ...checkRepositoryLinks(), ...checkDates(documents)];
  // Everything on a page that can't be read would seem gone.
  const isWhole = !env.contentDir && problems.every(({ level }) => level !== 'error');
  const permalinks = isWhole
    ? checkPermalinks(fs.readFileSync(permalinksFile, 'utf8'), loadSiteAddresses(documents))
    : [];
  return [...problems, ...checkAnchors(documents), ...links, ...generated, ...sidebar, ...permalinks];
}
