import { toEngineQuery } from '@/lib/search/engine-query';
import { namesOnlyInOthers } from '@/lib/search/exact-name';
import { othersFor } from '@/lib/search/named-releases';
import { type FoundPage, type HitFacts, toFoundPage } from './found-page';

/** More hits from one page would hide other pages. */
const maxPerPage = 3;

/** Converts hits, best first, to links, at most three per page, whatever the index returns. Hits on other sites are dropped. */
export function readHits<Hit extends HitFacts>(hits: readonly Hit[]): FoundPage<Hit>[] {
  const counts = new Map<string, number>();
  const pages = hits.flatMap((hit) => {
    const found = toFoundPage(hit);
    if (!found) return [];
    const page = found.path.replace(/#.*/, '');
    const count = counts.get(page) ?? 0;
    if (count >= maxPerPage) return [];
    counts.set(page, count + 1);
    return [found];
  });
  return pages.map((page) => {
    const isShared = pages.some((other) => other !== page && hasSameTitle(other, page));
    return isShared ? { ...page, beside: [...new Set([...page.trail.slice(-1), ...page.beside])] } : page;
  });
}

const hasSameTitle = (a: FoundPage<HitFacts>, b: FoundPage<HitFacts>): boolean =>
  a.title === b.title && a.trail[0] === b.trail[0];

/** Splits hits into those to show and those of other releases, which are folded below. */
export function splitByRelease<Hit extends HitFacts>(
  pages: readonly FoundPage<Hit>[],
  { query, others }: { query: string; others: readonly string[] },
): { shown: FoundPage<Hit>[]; folded: FoundPage<Hit>[] } {
  const notNamed = othersFor(query, others);
  const isPreferred = ({ release }: Pick<HitFacts, 'release'>) => !notNamed.includes(release);
  const hits = pages.map(({ hit }) => hit);
  const isOnlyThere = namesOnlyInOthers(toEngineQuery(query), hits, isPreferred);
  const isCurrent = ({ place }: FoundPage<Hit>) => !notNamed.includes(groupOf(place));
  // A page that exists for an older release only, such as its formulas, stays unless another hit has the same heading.
  const isReplaced = (page: FoundPage<Hit>) =>
    page.hit.release === '' &&
    !isCurrent(page) &&
    pages.some((other) => isCurrent(other) && isSameHeading(other, page));
  const isShown = (page: FoundPage<Hit>) =>
    isPreferred(page.hit) ? !isReplaced(page) : isOnlyThere(page.hit);
  const shown = pages.filter(isShown);
  const folded = pages.filter((page) => !isShown(page));
  return shown.length > 0 ? { shown, folded } : { shown: folded, folded: [] };
}

/** The group of a page in the sidebar, which can be a release, in the form of the `release` facet. */
const groupOf = (place: readonly string[]): string => place.at(-1)?.toLowerCase().replace(' ', '-') ?? '';

const isSameHeading = (a: FoundPage<HitFacts>, b: FoundPage<HitFacts>): boolean =>
  a.hit.product === b.hit.product && a.title.toLowerCase() === b.title.toLowerCase();
