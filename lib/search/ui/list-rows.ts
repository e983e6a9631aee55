import type { FoundPage, HitFacts, PlacePath } from './found-page';
import { groupPages } from './group-hits';

/** A row of the modal's list: a hit, a contract of an expanded hit, or the row that unfolds other releases. */
export type Row<Hit extends HitFacts> =
  | { kind: 'hit'; page: FoundPage<Hit> }
  | { kind: 'place'; page: FoundPage<Hit>; place: PlacePath }
  | { kind: 'fold'; count: number };

export type RowGroup<Hit extends HitFacts> = { label: string; rows: Row<Hit>[] };

type Answer<Hit extends HitFacts> = {
  shown: readonly FoundPage<Hit>[];
  /** Hits of other releases. */
  folded: readonly FoundPage<Hit>[];
  /** The paths of the hits whose places are listed. */
  expanded: ReadonlySet<string>;
  isUnfolded: boolean;
};

/** Arranges hits as rows, with a label wherever the section changes. Other releases come last. */
export function toRowGroups<Hit extends HitFacts>(answer: Answer<Hit>): RowGroup<Hit>[] {
  const { shown, folded, expanded, isUnfolded } = answer;
  const rowsOf = (page: FoundPage<Hit>): Row<Hit>[] => [
    { kind: 'hit', page },
    ...(expanded.has(page.path) ? page.places : []).map(
      (place): Row<Hit> => ({ kind: 'place', page, place }),
    ),
  ];
  const groups = groupPages(shown).map(({ label, pages }) => ({ label, rows: pages.flatMap(rowsOf) }));
  if (folded.length === 0) return groups;
  const others: Row<Hit>[] = isUnfolded ? folded.flatMap(rowsOf) : [{ kind: 'fold', count: folded.length }];
  return [...groups, { label: 'Other releases', rows: others }];
}
