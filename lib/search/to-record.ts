import type { SearchEntry } from './entry';
import { sectionLabel } from './kinds';
import { pageRankOf } from './page-rank';
import { productOf, sectionOf } from './place-of-slug';
import { type Level, levels, type SearchRecord } from './record';

/** Where a record belongs. */
export type RecordPlace = {
  /** Where the site is published, without a slash at the end. */
  base: string;
  /** The site's tag. */
  tag: string;
  /** Its place on its page, from 0. */
  position: number;
  /** 1, or more for further pieces of a long text. */
  piece: number;
};

/** The record of an entry, or of a piece of its text. Everything else in it follows from these. */
export function toRecord(entry: SearchEntry, { base, tag, position, piece }: RecordPlace): SearchRecord {
  const { slug, anchor, headings, content, kind, keywords } = entry;
  const section = sectionOf(slug);
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
    weight: { pageRank: pageRankOf(slug), level: isFirst ? 100 - 10 * depth : 0, position },
    section,
    product: productOf(slug),
    kind,
    keywords: [...new Set(keywords)],
  };
}

/** Headings by their depth, the section's name first. */
function toHierarchy(section: string, headings: readonly string[]): SearchRecord['hierarchy'] {
  const at = (level: Level) => headings[levels.indexOf(level) - 1] ?? null;
  return {
    lvl0: section,
    ...{ lvl1: at('lvl1'), lvl2: at('lvl2'), lvl3: at('lvl3') },
    ...{ lvl4: at('lvl4'), lvl5: at('lvl5'), lvl6: at('lvl6') },
  };
}
