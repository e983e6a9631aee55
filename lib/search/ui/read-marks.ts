const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Splits a text that InstantSearch highlighted into parts. Every other part is highlighted, starting with the second.
 * InstantSearch escapes the index's text before it adds its own marks, so a mark is never part of the text.
 */
export const readMarks = (marked: string): string[] =>
  marked
    .split(/<\/?mark>/)
    .map((part) => part.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity));
