import type { FrontMatter } from './front-matter';

/** A former anchor of a page. */
export type MovedAnchor = {
  from: string;
  /** An anchor of the page, `top`, or the URL of another page. */
  to: string;
  /** The line that declares it. */
  line: number;
};

/** Lists the moved anchors of a page with their lines. @param text the whole file */
export function listMovedAnchors({ movedAnchors = {} }: FrontMatter, text: string): MovedAnchor[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith('movedAnchors:'));
  return Object.entries(movedAnchors).map(([from, to]) => ({
    from,
    to,
    line:
      Math.max(
        start,
        lines.findIndex((line, index) => index > start && keyOf(line) === from),
      ) + 1,
  }));
}

/** Returns `old` for `  old: new`, with or without quotes. */
const keyOf = (line: string): string | undefined => /^\s+(["']?)(.+?)\1:/.exec(line)?.[2];
