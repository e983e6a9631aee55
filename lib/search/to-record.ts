import { productOf, sectionIdOf } from '@/lib/nav/place-of-slug';
import { sectionLabel } from '@/lib/nav/sections';
import { isItem, type Kind } from './kinds';
import { levels, listsReleases, type SearchEntry, type SearchRecord } from './record';

/** The context of a record. */
export type RecordPlace = {
  /** URL of the site, without a trailing slash. */
  base: string;
  /** The site's tag. */
  tag: string;
  /** The release of its page, and the page's rank (`./page-facts`). */
  release: string;
  pageRank: number;
  /** Its position on the page, starting at 0. */
  position: number;
  /** 1, or more for the later pieces of a long text. */
  piece: number;
};

/** An entry, or a piece of a long one, with its place. Its record follows from both. */
export type PlacedEntry = { entry: SearchEntry; place: RecordPlace };

/** Creates the record for an entry or for a piece of its text. All other fields are derived. */
export function toRecord({ entry, place }: PlacedEntry): SearchRecord {
  const { base, tag, release, pageRank, position, piece } = place;
  const { slug, anchor, headings, content, kind, keywords } = entry;
  const section = sectionIdOf(slug);
  const page = `${base}/${slug}`;
  const id = anchor === null ? slug : `${slug}#${anchor}`;
  const depth = Math.min(headings.length, levels.length - 1);
  const isFirst = piece === 1;
  return {
    objectID: isFirst ? id : `${id}~${piece}`,
    url: anchor === null ? page : `${page}#${encodeURI(anchor)}`,
    url_without_anchor: page,
    anchor,
    type: isFirst ? (levels[depth] ?? 'lvl1') : 'content',
    hierarchy: toHierarchy(sectionLabel(section), headings),
    content,
    language: 'en',
    docusaurus_tag: tag,
    weight: { pageRank, level: isFirst ? levelOf(kind, depth) : 0, position },
    section,
    product: productOf(slug),
    release: listsReleases({ objectID: id }) ? '' : release,
    kind,
    keywords: [...new Set([...lowercaseOf(entry), ...keywords])],
  };
}

/** An address is also found in lowercase. */
export const lowercaseOf = ({ kind, anchor }: SearchEntry): string[] =>
  kind === 'address' && anchor !== null ? [anchor.toLowerCase()] : [];

/** Ranks pages first, then items of the reference, and then headings. */
const levelOf = (kind: Kind, depth: number): number => (isItem(kind) ? 85 : 100 - 10 * depth);

/** Assigns headings to levels, starting with the section's label. */
function toHierarchy(section: string, headings: readonly string[]): SearchRecord['hierarchy'] {
  const names = [section, ...headings];
  return Object.fromEntries(
    levels.map((level, at) => [level, names[at] ?? null]),
  ) as SearchRecord['hierarchy'];
}
