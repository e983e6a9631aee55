const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * The parts of a text in which InstantSearch marked what was found: the first is not marked, the second is, and so on.
 * InstantSearch escapes what an index sent and only then sets its own marks, so that a mark is never part of the text.
 */
export const readMarks = (marked: string): string[] =>
  marked
    .split(/<\/?mark>/)
    .map((part) => part.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign));
