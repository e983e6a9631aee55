import { type FoundPage, type HitFacts, toFoundPage } from './found-page';

export type HitGroup<Hit extends HitFacts> = { label: string; pages: FoundPage<Hit>[] };

/** More of one page would hide the others. */
const mostOfOnePage = 3;

/**
 * What the hits lead to, best first: each place once, and at most three places of one page, whatever an index answers.
 * Hits that lead to other sites are left out.
 */
export function readHits<Hit extends HitFacts>(hits: readonly Hit[]): FoundPage<Hit>[] {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  return hits.flatMap((hit) => {
    const found = toFoundPage(hit);
    if (!found || seen.has(found.path)) return [];
    const page = found.path.split('#')[0] ?? '';
    const count = counts.get(page) ?? 0;
    if (count >= mostOfOnePage) return [];
    seen.add(found.path);
    counts.set(page, count + 1);
    return [found];
  });
}

/** The same by part of the site; the part of the best hit comes first, and within a part the order stays. */
export function groupPages<Hit extends HitFacts>(pages: readonly FoundPage<Hit>[]): HitGroup<Hit>[] {
  const groups = new Map<string, FoundPage<Hit>[]>();
  for (const page of pages) groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  return [...groups].map(([label, members]) => ({ label, pages: members }));
}
