import type { Redirect } from '@/redirects';
import { splitTarget } from './split-target';

/** The two lists of `redirects.ts`. */
export type RedirectRules = { exact: readonly Redirect[]; prefix: readonly Redirect[] };

/** Slugs of the site, without the first slash; the home page is the empty slug. */
export type SiteSlugs = {
  /** Everything that has an address now, so also the pages that no document stands for (home, search). */
  written: ReadonlySet<string>;
  /** Pages that the sidebar lists and nobody has written yet. */
  planned: ReadonlySet<string>;
  /** Pages that came after the moves, such as contracts of newer releases: only a rule for them alone leads to them. */
  addedLater?: ReadonlySet<string>;
};

/**
 * The redirects that hold today, each from one old path to one page (both without the base path), in the order of
 * the rules: every exact rule, then one redirect for each page under the target of a prefix rule. A live page is
 * never covered by a redirect, and a rule whose target isn't written yet gives none; `checkRedirects` tells of it.
 */
export function resolveRedirects(rules: RedirectRules, slugs: SiteSlugs): Redirect[] {
  const isWritten = (path: string) => slugs.written.has(toSlug(path));
  return [...claimAddresses(rules, slugs)]
    .map(([from, to]) => ({ from, to }))
    .filter(({ from, to }) => isWritten(splitTarget(to).path) && !isWritten(from));
}

/**
 * Which rule has the say over an old path, whether its target is written or not: the exact rule before any prefix
 * rule, and the longer prefix before the shorter. So a path never falls to a second rule while the target of the
 * first is still being written: browsers remember permanent redirects.
 * @returns the target of each old path
 */
export function claimAddresses({ exact, prefix }: RedirectRules, slugs: SiteSlugs): Map<string, string> {
  const known = [...slugs.written, ...slugs.planned];
  const moves = [...prefix].sort(byLongestFrom).flatMap((rule) => movesOf(rule, known, slugs.addedLater));
  const claimed = new Map<string, string>();
  for (const { from, to } of [...exact, ...moves.filter(({ from }) => !hasPage(from, slugs))]) {
    if (!claimed.has(from)) claimed.set(from, to);
  }
  return claimed;
}

export const toSlug = (path: string): string => path.replace(/^\//, '');

/** Whether a page stands at this path or the sidebar keeps it for one. */
export const hasPage = (path: string, { written, planned }: SiteSlugs): boolean =>
  written.has(toSlug(path)) || planned.has(toSlug(path));

/** The slugs under the target of a prefix rule; a page at the target itself isn't under it. */
export const slugsUnder = (target: string, slugs: Iterable<string>): string[] =>
  [...slugs].filter((slug) => slug !== '' && `/${slug}`.startsWith(target));

function movesOf({ from, to }: Redirect, slugs: string[], addedLater: SiteSlugs['addedLater']): Redirect[] {
  const targets = slugsUnder(to, slugs);
  const early = targets.filter((slug) => !addedLater?.has(slug));
  return (early.length > 0 ? early : targets).map((slug) => ({
    from: from + `/${slug}`.slice(to.length),
    to: `/${slug}`,
  }));
}

/** The order in which prefix rules are asked. */
export const byLongestFrom = (a: Redirect, b: Redirect): number => b.from.length - a.from.length;
