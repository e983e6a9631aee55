import { navigation } from '@/.generated/navigation';
import { curlQuotes } from '@/lib/markup/typography';
import { placeOfPage } from '@/lib/nav/navigation';
import { products, sectionLabel } from '@/lib/nav/sections';
import type { Kind } from '@/lib/search/kinds';
import { type FoundRecord, type Level, levels } from '@/lib/search/record';
import { toSafePath } from '@/lib/search/site-path';

/** The fields of a hit that determine its link and its title. */
export type HitFacts = Pick<
  FoundRecord,
  'objectID' | 'url' | 'hierarchy' | 'section' | 'product' | 'release' | 'kind' | 'places'
> &
  Partial<Pick<FoundRecord, 'keywords'>>;

/** A contract that has the symbol that a hit is about. */
export type PlacePath = { path: string; contract: string };

/** A hit as shown to the reader. `hit` is the original from the index, for its highlights. */
export type FoundPage<Hit extends HitFacts> = {
  hit: Hit;
  path: string;
  kind: Kind;
  /** The level of its title in the hierarchy. */
  level: Level;
  title: string;
  /** The headings above it, starting with the page's title, without the letters of an alphabetical list. */
  trail: string[];
  /** Those to show beside its title: that of its page, after the nearest one if another hit has the same title and page. */
  beside: string[];
  /** The first steps of its page's breadcrumbs: the section, and the outermost category or else the product. */
  place: string[];
  /** All contracts that have this symbol, or none if it's the only one. */
  places: PlacePath[];
};

/** Returns a hit as one of its contracts has it. */
export const atPlace = <Hit extends HitFacts>(page: FoundPage<Hit>, place: PlacePath): FoundPage<Hit> => ({
  ...page,
  path: place.path,
  trail: [place.contract],
});

/**
 * Converts a hit.
 * @returns `undefined` if the hit leads to another site or has no title
 */
export function toFoundPage<Hit extends HitFacts>(hit: Hit): FoundPage<Hit> | undefined {
  const path = toSafePath(hit.url);
  const named = levels.flatMap((level) => {
    const heading = hit.hierarchy[level];
    return heading ? [{ level, heading: curlQuotes(heading) }] : [];
  });
  const deepest = named.at(-1);
  if (path === undefined || !deepest) return undefined;
  const category = placeOfPage(navigation, path.slice(1).replace(/[?#].*/, ''))?.trail[0];
  const product = products.find(({ id }) => id === hit.product);
  const trail = named
    .slice(0, -1)
    .filter(({ level, heading }) => level !== 'lvl0' && heading.length > 1)
    .map(({ heading }) => heading);
  return {
    hit,
    path,
    kind: hit.kind,
    level: deepest.level,
    title: deepest.heading,
    trail,
    beside: trail.slice(0, 1),
    place: [
      hit.section ? sectionLabel(hit.section) : hit.hierarchy.lvl0,
      ...[category ?? product].flatMap((group) => group?.label ?? []),
    ],
    places: (hit.places ?? []).flatMap(({ url, contract }) => {
      const place = toSafePath(url);
      return place === undefined ? [] : [{ path: place, contract }];
    }),
  };
}
