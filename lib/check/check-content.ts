import fs from 'node:fs';
import type { Problem } from '@/lib/markup/problem';
import { checkPermalinks } from '@/lib/nav/permalinks/check-permalinks';
import { loadSiteAddresses } from '@/lib/nav/permalinks/load-site-addresses';
import { permalinksFile } from '@/lib/nav/permalinks/permalink';
import { checkRedirects } from '@/lib/nav/redirects/check';
import { resolveRedirects } from '@/lib/nav/redirects/resolve';
import { siteSlugs } from '@/lib/nav/redirects/site-slugs';
import { listDocuments } from '@/lib/pages/document-list';
import { checkQueries } from '@/lib/protocol/api/check-queries';
import { env } from '@/lib/site/env';
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
  const anchors = new Map(
    documents.map(({ slug, headings, anchors }) => [slug, [...headings.map(({ id }) => id), ...anchors]]),
  );
  const links = checkLinks(documents, {
    anchors,
    moved: new Map(resolveRedirects(rules, slugs).map(({ from, to }) => [from, to])),
  });
  const sidebar = env.contentDir
    ? []
    : [...checkSidebar(listDocuments()), ...checkRedirects(rules, slugs, anchors)];
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
