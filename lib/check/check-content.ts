import fs from 'node:fs';
import { sidebars } from '@/content/sidebar';
import { checkProse } from '@/lib/check/prose/check-prose';
import { type Problem, uniqueProblems } from '@/lib/markup/problem';
import { checkPermalinks } from '@/lib/nav/permalinks/check-permalinks';
import { permalinksFile, readPublished } from '@/lib/nav/permalinks/permalink';
import { loadSiteAddresses, type SiteAddresses } from '@/lib/nav/permalinks/site-addresses';
import { checkRedirects } from '@/lib/nav/redirects/check';
import { siteSlugs } from '@/lib/nav/redirects/site-slugs';
import { listDocuments } from '@/lib/pages/document-list';
import { checkQueries } from '@/lib/protocol/api/check-query';
import { env } from '@/lib/site/env';
import { redirects } from '@/redirects';
import { checkApiPages } from './check-api-pages';
import { checkDates } from './check-dates';
import { checkAnchors, checkDocuments, checkSectionKeywords, checkTitles } from './check-documents';
import { checkFiles } from './check-files';
import { findConflict } from './check-inputs';
import { checkLinks, linksOfModule } from './check-links';
import { checkReleaseList, checkReleaseNames } from './check-release-list';
import { checkReleases } from './check-releases';
import { checkRepositoryLinks } from './check-repository-links';
import { checkSolidity } from './check-samples';
import { checkEntries, checkSidebar } from './check-sidebar';

/** Modules with links to pages. The sidebar, releases, and redirects have checks of their own. */
const linkingModules = ['content/announcement.ts', 'content/home.ts', 'content/search.ts'];

/** Runs every check of the content, except for `checkInputs`, which has to pass first. */
export async function checkAll(hooks?: CheckHooks): Promise<Problem[]> {
  // Pages that show such a release would be blamed.
  const unknown = env.contentDir ? [] : checkReleaseNames();
  if (unknown.length > 0) return unknown;
  // First, because it needs no compiled contracts, which a second process may still be compiling.
  const prose = await checkProse();
  return withoutConsequences([
    ...(await checkContent(hooks)),
    ...(env.contentDir ? [] : checkSolidity()),
    ...prose,
  ]);
}

/**
 * Removes problems that are only a consequence of another. A character that breaks something that is an error becomes
 * the error.
 */
export function withoutConsequences(problems: readonly Problem[]): Problem[] {
  const causesOf = (problem: Problem) => problems.filter((cause) => isConsequence(problem, cause));
  const causes = new Map(problems.map((problem) => [problem, causesOf(problem)]));
  const broken = new Set(
    problems.filter(({ level }) => level === 'error').flatMap((problem) => causes.get(problem) ?? []),
  );
  return problems
    .filter((problem) => causes.get(problem)?.length === 0)
    .map((problem) => (broken.has(problem) ? { ...problem, level: 'error' } : problem));
}

function isConsequence(problem: Problem, cause: Problem): boolean {
  const { file, line, column, level, rule, what } = problem;
  const isCausedByError = cause.level === 'error';
  // A page that shows a query can't be read if the query can't.
  if (cause.rule === 'queries' && isCausedByError) return rule === 'syntax' && line === 1 && column === 1;
  if (cause.file !== file || cause === problem) return false;
  const isOnLine = cause.line === line;
  // Another encoding breaks the whole file, and a wrong character its line, and the front matter if it's there: a field
  // that can't be read is reported where YAML gives up, or as missing.
  if (cause.rule === 'characters')
    return (
      rule !== 'characters' &&
      (isCausedByError || isOnLine || (rule === 'front-matter' && cause.line <= line + 3))
    );
  // A wrong character is always a cause, never a consequence.
  if (rule === 'characters' || level === 'error') return false;
  const isSaidByError =
    cause.what === what ||
    (cause.rule === rule && cause.column === column) ||
    (cause.rule === 'links' && rule === 'addresses');
  return (
    (isCausedByError && (cause.rule === 'syntax' || (isOnLine && isSaidByError))) ||
    // What isn't closed swallows the rest of its page.
    (rule === 'closing' && /never closed|ends at the end of the next/.test(cause.what)) ||
    (rule === 'files' && /is pasted into/.test(cause.what))
  );
}

/** Callbacks for commands that run the check. */
type CheckHooks = {
  /** Called before each page with the number of pages checked so far and the total number. */
  onProgress?: (done: number, all: number) => void;
  /** Updates the list of permalinks before it's checked. */
  onPermalinks?: (site: SiteAddresses) => void;
};

function checkAddresses(site: SiteAddresses, update: CheckHooks['onPermalinks']): Problem[] {
  const read = (): string => fs.readFileSync(permalinksFile, 'utf8');
  // The markers are reported, and the author chooses.
  if (findConflict(read(), permalinksFile).length === 0) update?.(site);
  return checkPermalinks(read(), site, readPublished());
}

/** Returns all problems of the pages and their data, including those that are only a consequence of another. */
export async function checkContent({ onProgress, onPermalinks }: CheckHooks = {}): Promise<Problem[]> {
  const { documents, broken, problems } = await checkDocuments(onProgress);
  const anchors = new Map(
    documents.map(({ slug, headings, anchors }) => [slug, [...headings.map(({ id }) => id), ...anchors]]),
  );
  const inDocuments = [
    ...checkFiles(),
    ...problems,
    ...checkAnchors(documents),
    ...checkSectionKeywords(documents),
  ];
  // A folder of plain pages has neither a manifest nor redirects, data, and published addresses.
  if (env.contentDir) {
    const targets = { anchors, broken, others: new Set(['/', '/search']), moved: new Map() };
    return uniqueProblems([...inDocuments, ...checkLinks(documents, targets)]);
  }
  const slugs = siteSlugs();
  const site = loadSiteAddresses(documents);
  // Everything on an unreadable page would seem to have been removed.
  const isWhole = problems.every(({ level }) => level !== 'error');
  return uniqueProblems([
    ...inDocuments,
    ...checkTitles(documents),
    ...checkLinks(
      [...documents, ...linkingModules.map((file) => linksOfModule(file, fs.readFileSync(file, 'utf8')))],
      { anchors, broken, others: site.others, moved: site.moved },
    ),
    ...checkQueries(),
    ...checkApiPages(),
    ...checkRepositoryLinks(),
    ...checkDates(documents),
    ...checkReleases(documents),
    ...checkSidebar(listDocuments()),
    ...Object.values(sidebars).flatMap((items) => checkEntries(items, slugs)),
    ...checkRedirects(redirects, slugs, anchors),
    ...(isWhole ? [...checkAddresses(site, onPermalinks), ...checkReleaseList(documents)] : []),
  ]);
}
