import { type Kind, sectionLabel } from '@/lib/search/kinds';
import type { Level, SearchRecord } from '@/lib/search/record';
import { toPagePath } from './page-path';

/** The part of a hit that tells where it leads and what it is called. */
export type HitFacts = Pick<SearchRecord, 'objectID' | 'url' | 'hierarchy' | 'section' | 'product' | 'kind'>;

/** A hit as the reader sees it; `hit` is what came from the index, for its highlights. */
export type FoundPage<Hit extends HitFacts> = {
  hit: Hit;
  path: string;
  kind: Kind;
  /** Where its title stands in the hierarchy. */
  level: Level;
  title: string;
  /** The headings above it, from the page's title downwards. */
  trail: string[];
  /** The part of the site that it stands in. */
  group: string;
};

const depths = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Reads a hit.
 * @returns `undefined` for one that leads to another site or has no name
 */
export function toFoundPage<Hit extends HitFacts>(hit: Hit): FoundPage<Hit> | undefined {
  const path = toPagePath(hit.url);
  const named = depths.filter((depth) => hit.hierarchy[depth]);
  const level = named.at(-1);
  if (path === undefined || !level) return undefined;
  return {
    hit,
    path,
    kind: hit.kind,
    level,
    title: hit.hierarchy[level] ?? '',
    trail: named
      .filter((depth) => depth !== 'lvl0' && depth !== level)
      .map((depth) => hit.hierarchy[depth] ?? ''),
    group: hit.section ? sectionLabel(hit.section) : hit.hierarchy.lvl0,
  };
}
