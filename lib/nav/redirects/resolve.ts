import type { Redirect } from '@/redirects';
import { splitTarget } from './paths';

/** The slugs of everything with a URL, also of the pages that aren't documents. The home page's slug is empty. */
export type SiteSlugs = ReadonlySet<string>;

/** Returns the rules that apply. None overrides a page, and one without an existing target is left out. */
export const resolveRedirects = (rules: readonly Redirect[], slugs: SiteSlugs): Redirect[] =>
  rules.filter(({ from, to }) => hasPage(splitTarget(to).path, slugs) && !hasPage(from, slugs));

/** Returns the target of each old path, whether the target exists or not. */
export const claimAddresses = (rules: readonly Redirect[]): Map<string, string> =>
  new Map(rules.map(({ from, to }) => [from, to]));

export const toSlug = (path: string): string => path.replace(/^\//, '');

/** Whether there's a page at this path. */
export const hasPage = (path: string, slugs: SiteSlugs): boolean => slugs.has(toSlug(path));
