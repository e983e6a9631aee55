import type { FoundPage, HitFacts, PlacePath } from './found-page';

/** A row of the modal's list: a hit, a contract of an expanded hit, or the row that unfolds other releases. */
export type Row<Hit extends HitFacts> =
  | { kind: 'hit'; page: FoundPage<Hit> }
  | { kind: 'place'; page: FoundPage<Hit>; place: PlacePath }
  | { kind: 'fold'; count: number };

type Answer<Hit extends HitFacts> = {
  shown: readonly FoundPage<Hit>[];
  /** Hits of other releases. */
  folded: readonly FoundPage<Hit>[];
  /** The paths of the hits whose places are listed. */
  expanded: ReadonlySet<string>;
  isUnfolded: boolean;
};

/** Arranges hits as rows, best first. Those of other releases come last. */
export function toRows<Hit extends HitFacts>(answer: Answer<Hit>): { rows: Row<Hit>[]; others: Row<Hit>[] } {
  const { shown, folded, expanded, isUnfolded } = answer;
  const rowsOf = (page: FoundPage<Hit>): Row<Hit>[] => [
    { kind: 'hit', page },
    ...(expanded.has(page.path) ? page.places : []).map(
      (place): Row<Hit> => ({ kind: 'place', page, place }),
    ),
  ];
  const rows = shown.flatMap(rowsOf);
  if (folded.length === 0) return { rows, others: [] };
  return { rows, others: isUnfolded ? folded.flatMap(rowsOf) : [{ kind: 'fold', count: folded.length }] };
}
