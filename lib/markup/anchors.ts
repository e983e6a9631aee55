import type { ParsedFile } from './front-matter';

/** Letters and digits in lowercase, joined by hyphens. Fixing case or punctuation never breaks a link. */
export function toAnchor(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? 'section'
  );
}

/**
 * Returns a function that generates unique anchors: a second heading with the same words gets `-2`.
 * @param reserved anchors that are already taken
 */
export function createAnchors(reserved: Iterable<string> = []): (text: string) => string {
  const taken = new Set(reserved);
  return (text) => {
    const base = toAnchor(text);
    let anchor = base;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${base}-${count}`;
    taken.add(anchor);
    return anchor;
  };
}

export type MovedAnchor = {
  from: string;
  /** An anchor of the page, `top`, or the URL of another page. */
  to: string;
  line: number;
};

/** Lists the moved anchors of a page with their lines in its file. */
export const listMovedAnchors = ({
  frontMatter: { movedAnchors = {} },
  placeOf,
}: Pick<ParsedFile, 'frontMatter' | 'placeOf'>): MovedAnchor[] =>
  Object.entries(movedAnchors).map(([from, to]) => ({ from, to, line: placeOf('movedAnchors', from).line }));
