import fs from 'node:fs';
import { sidebars } from '@/content/sidebar';
import { checkProse } from '@/lib/check/prose/check-prose';
import { type Problem, uniqueProblems } from '@/lib/markup/problem';
import type { Rule } from '@/lib/markup/rules';
import { checkPermalinks } from '@/lib/nav/permalinks/check-permalinks';
import { permalinksFile, readPublished } from '@/lib/nav/permalinks/permalink';
import { loadSiteAddresses, type SiteAddresses } from '@/lib/nav/permalinks/site-addresses';
import { checkRedirects } from '@/lib/nav/redirects/check';
import { resolveRedirects } from '@/lib/nav/redirects/resolve';
import { siteSlugs } from '@/lib/nav/redirects/site-slugs';
import { listDocuments } from '@/lib/pages/document-list';
import { checkQueries } from '@/lib/protocol/api/check-query';
import { env } from '@/lib/site/env';
import { exact, prefix } from '@/redirects';
import { checkApiPages } from './check-api-pages';
import { checkDates } from './check-dates';
import { checkAnchors, checkDocuments, checkSectionKeywords, checkTitles } from './check-documents';
import { checkFiles } from './check-files';
import { findConflict } from './check-inputs';
import { checkLinks } from './check-links';
import { checkReleaseList, checkReleaseNames } from './check-release-list';
import { checkReleases } from './check-releases';
import { checkRepositoryLinks } from './check-repository-links';
import { checkSolidity } from './check-samples';
import { checkEntries, checkSidebar } from './check-sidebar';

/** Runs every check of the content, except for `checkInputs`, which has to pass first. */
export async function checkAll(hooks?: CheckHooks): Promise<Problem[]> {
  // Pages that show such a release would be blamed.
  const unknown = env.contentDir ? [] : checkReleaseNames();
  if (unknown.length > 0) return unknown;
  // First, because it needs no compiled contracts, which a second process may still be compiling.
  const prose = await checkProse();
  return withoutConsequences([
    ...checkFiles(),
    ...(await checkContent(hooks)),
    ...(env.contentDir ? [] : checkSolidity()),
    ...prose,
  ]);
}

const unreadableRules: readonly Rule[] = ['syntax', 'characters'];

/** Removes warnings about unreadable files, and all else about what isn't closed or in another encoding. */
export function withoutConsequences(problems: readonly Problem[]): Problem[] {
  const withError = (rules: readonly Rule[]) =>
    new Set(
      problems.filter(({ rule, level }) => rules.includes(rule) && level === 'error').map(({ file }) => file),
    );
  const unreadable = withError(unreadableRules);
  const misencoded = withError(['characters']);
  // What isn't closed swallows the rest of its page.
  const open = new Set(
    problems
      .filter(({ what }) => /never closed|ends at the end of the next/.test(what))
      .map(({ file }) => file),
  );
  // A page that shows a query can't be read if the query can't.
  const hasBrokenQuery = problems.some(({ rule, level }) => rule === 'queries' && level === 'error');
  const unlinked = new Set(
    problems.filter(({ rule, level }) => rule === 'links' && level === 'error').map(lineOf),
  );
  const large = new Set(problems.filter(({ what }) => /is pasted into/.test(what)).map(({ file }) => file));
  const errors = new Set(problems.filter(({ level }) => level === 'error').map(causeOf));
  return withoutBroken(problems).filter((problem) => {
    const { file, level, rule } = problem;
    if (misencoded.has(file)) return rule === 'characters';
    if (hasBrokenQuery && rule === 'syntax' && problem.line === 1 && problem.column === 1) return false;
    if (level === 'error') return true;
    const follows =
      unreadable.has(file) ||
      (rule === 'closing' && open.has(file)) ||
      (rule === 'files' && large.has(file)) ||
      (rule === 'addresses' && unlinked.has(lineOf(problem)));
    return !follows && !errors.has(causeOf(problem));
  });
}

const lineOf = ({ file, line }: Problem): string => `${file}:${line}`;

const causeOf = (problem: Problem): string => `${lineOf(problem)} ${problem.what}`;

/**
 * Removes what a wrong character breaks: everything else on its line, and the front matter if it's there. A character
 * that breaks something that is an error becomes the error.
 */
function withoutBroken(problems: readonly Problem[]): Problem[] {
  const characters = problems.filter(({ rule }) => rule === 'characters');
  const causeOfProblem = ({ file, line, rule }: Problem): Problem | undefined =>
    rule === 'characters'
      ? undefined
      : characters.find(
          (each) =>
            each.file === file &&
            // A field that can't be read is reported where YAML gives up, or as missing.
            (each.line === line || (rule === 'front-matter' && each.line <= line + 3)),
        );
  const errors = new Set(problems.filter(({ level }) => level === 'error').map(causeOfProblem));
  return problems
    .filter((problem) => !causeOfProblem(problem))
    .map((problem) => (errors.has(problem) ? { ...problem, level: 'error' } : problem));
}

/** Callbacks for commands that run the check. */
export type CheckHooks = {
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

/** Returns all problems, except for those that are only a consequence of another. */
export async function checkContent({ onProgress, onPermalinks }: CheckHooks = {}): Promise<Problem[]> {
  const { documents, broken, problems } = await checkDocuments(onProgress);
  const anchors = new Map(
    documents.map(({ slug, headings, anchors }) => [slug, [...headings.map(({ id }) => id), ...anchors]]),
  );
  const inDocuments = [...problems, ...checkAnchors(documents), ...checkSectionKeywords(documents)];
  // A folder of plain pages has neither a manifest nor redirects, data, and published addresses.
  if (env.contentDir) {
    const targets = { anchors, broken, others: new Set(['/', '/search']), moved: new Map() };
    return uniqueProblems([...inDocuments, ...checkLinks(documents, targets)]);
  }
  const rules = { exact, prefix };
  const slugs = siteSlugs();
  const site = loadSiteAddresses(documents);
  const moved = new Map(resolveRedirects(rules, slugs).map(({ from, to }) => [from, to]));
  // Everything on an unreadable page would seem to have been removed.
  const isWhole = problems.every(({ level }) => level !== 'error');
  return uniqueProblems([
    ...inDocuments,
    ...checkTitles(documents),
    ...checkLinks(documents, { anchors, broken, others: site.others, moved }),
    ...checkQueries(),
    ...checkApiPages(),
    ...checkRepositoryLinks(),
    ...checkDates(documents),
    ...checkReleases(documents),
    ...checkSidebar(listDocuments()),
    ...Object.values(sidebars).flatMap((items) => checkEntries(items)),
    ...checkRedirects(rules, slugs, anchors),
    ...(isWhole ? [...checkAddresses(site, onPermalinks), ...checkReleaseList(documents)] : []),
  ]);
}
