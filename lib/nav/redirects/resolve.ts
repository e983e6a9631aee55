import type { Redirect } from '@/redirects';
import { splitTarget } from './paths';

export type RedirectRules = { exact: readonly Redirect[]; prefix: readonly Redirect[] };

/** The slugs of the site, without a leading slash. The home page's slug is empty. */
export type SiteSlugs = {
  /** Everything with a URL, including the pages that aren't documents (home and search). */
  pages: ReadonlySet<string>;
  /** Pages that are newer than the moves. Only a rule for a single page can lead to them. */
  addedLater?: ReadonlySet<string>;
};

/**
 * Returns the redirects of exact rules and of each page under a prefix rule's target, in this order. None overrides a
 * page, and a rule whose target doesn't exist has none.
 */
export const resolveRedirects = (rules: RedirectRules, slugs: SiteSlugs): Redirect[] =>
  [...claimAddresses(rules, slugs)]
    .map(([from, to]) => ({ from, to }))
    .filter(({ from, to }) => hasPage(splitTarget(to).path, slugs) && !hasPage(from, slugs));

/**
 * Determines the rule for each old path, whether its target exists or not. Exact rules take precedence over prefix
 * rules, and longer prefixes over shorter ones.
 * @returns the target of each old path
 */
export function claimAddresses({ exact, prefix }: RedirectRules, slugs: SiteSlugs): Map<string, string> {
  const moves = [...prefix].sort(byLongestFrom).flatMap((rule) => movesOf(rule, slugs));
  const claimed = new Map<string, string>();
  for (const { from, to } of [...exact, ...moves.filter(({ from }) => !hasPage(from, slugs))]) {
    if (!claimed.has(from)) claimed.set(from, to);
  }
  return claimed;
}

export const toSlug = (path: string): string => path.replace(/^\//, '');

/** Whether there's a page at this path. */
export const hasPage = (path: string, { pages }: SiteSlugs): boolean => pages.has(toSlug(path));

/** Returns the slugs under the target of a prefix rule, which don't include the target itself. */
export const slugsUnder = (target: string, slugs: Iterable<string>): string[] =>
  [...slugs].filter((slug) => slug !== '' && `/${slug}`.startsWith(target));

function movesOf({ from, to }: Redirect, { pages, addedLater }: SiteSlugs): Redirect[] {
  const targets = slugsUnder(to, pages);
  const early = targets.filter((slug) => !addedLater?.has(slug));
  return (early.length > 0 ? early : targets).map((slug) => ({
    from: from + `/${slug}`.slice(to.length),
    to: `/${slug}`,
  }));
}

const byLongestFrom = (a: Redirect, b: Redirect): number => b.from.length - a.from.length;
