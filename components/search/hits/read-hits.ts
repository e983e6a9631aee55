import { namesOnlyInOthers } from '@/lib/search/exact-name';
import { othersFor } from '@/lib/search/named-releases';
import { type FoundPage, type HitFacts, toFoundPage } from './found-page';

/** More hits from one page would hide other pages. */
const maxPerPage = 3;

/**
 * Converts hits, best first, to links: each one once, and at most three per page, whatever the index returns. Hits on
 * other sites are dropped, and so is an error that its page lists again. Hits with the same title get the titles of
 * their pages.
 */
export function readHits<Hit extends HitFacts>(hits: readonly Hit[]): FoundPage<Hit>[] {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const pages = hits.flatMap((hit) => {
    const found = toFoundPage(hit);
    if (!found) return [];
    const page = found.path.replace(/#.*/, '');
    const key = found.kind === 'error' ? `${page} ${found.title}` : found.path;
    if (seen.has(key)) return [];
    const count = counts.get(page) ?? 0;
    if (count >= maxPerPage) return [];
    seen.add(key);
    counts.set(page, count + 1);
    return [found];
  });
  return withPageTitles(pages);
}

/** Adds the titles of their pages to hits that share a title, such as "What can go wrong". */
function withPageTitles<Hit extends HitFacts>(pages: FoundPage<Hit>[]): FoundPage<Hit>[] {
  const isShared = ({ path, title }: FoundPage<Hit>) =>
    pages.some((other) => other.path !== path && other.title.toLowerCase() === title.toLowerCase());
  return pages.map((page) => {
    const [pageTitle] = page.trail;
    return pageTitle !== undefined && isShared(page) ? { ...page, pageTitle } : page;
  });
}

/** Splits hits into those to show and those of other releases, which are folded below. */
export function splitByRelease<Hit extends HitFacts>(
  pages: readonly FoundPage<Hit>[],
  { query, others }: { query: string; others: readonly string[] },
): { shown: FoundPage<Hit>[]; folded: FoundPage<Hit>[] } {
  const notNamed = othersFor(query, others);
  const isPreferred = ({ release }: Pick<HitFacts, 'release'>) => !notNamed.includes(release);
  const hits = pages.map(({ hit }) => hit);
  const isOnlyThere = namesOnlyInOthers(query, hits, isPreferred);
  const isShown = ({ hit }: FoundPage<Hit>) => isPreferred(hit) || isOnlyThere(hit);
  const shown = pages.filter(isShown);
  const folded = pages.filter((page) => !isShown(page));
  return shown.length > 0 ? { shown, folded } : { shown: folded, folded: [] };
}
