import type { Document } from '@/lib/markup/document';
import type { Problem } from '@/lib/markup/problem';

/** Finds IDs that occur twice on a page, because links only lead to the first of them. */
export const checkAnchors = (
  documents: readonly Pick<Document, 'file' | 'headings' | 'anchors'>[],
): Problem[] =>
  documents.flatMap(({ file, headings, anchors }) => {
    const ids = [...headings.map(({ id }) => id), ...anchors];
    const twice = new Set(ids.filter((id, index) => ids.indexOf(id) < index));
    return [...twice].map(
      (id): Problem => ({
        file,
        line: 1,
        column: 1,
        level: 'warning',
        rule: 'anchors',
        what: `Two things on the page have the anchor "#${id}".`,
        fix: 'Word a heading anew, or give a table another prefix for its anchors.',
      }),
    );
  });
