/** The tags that enclose matches: characters for private use, which no text contains, so texts need no escaping. */
export const markTags = { highlightPreTag: '\uE000', highlightPostTag: '\uE001' };

/** Splits a highlighted text into parts. Every other part is highlighted, starting with the second. */
export const readMarks = (marked: string): string[] => marked.split(/[\uE000\uE001]/);

/** Removes the tags from a highlighted text. */
export const withoutMarks = (marked: string): string => readMarks(marked).join('');
