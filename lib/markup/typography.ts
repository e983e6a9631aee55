const units = '(?:DAI|USDC|W?ETH|tokens?|gas|(?:second|minute|hour|day|week|month|year)s?|[kM]B|bytes)';
const months = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

/** The spaces between a number and its unit, and after a month, but not after `ERC-20` and `v4.0`. */
const spaces = new RegExp(`(?<=(?<![\\w.-])[\\d.,]+) (?=${units}\\b)|(?<=${months}) (?=\\d)`, 'g');

/** Keeps a number on the line of its unit, and a day on that of its month. Browsers copy and find the spaces as normal ones. */
export const keepTogether = (text: string): string => text.replace(spaces, '\u00a0');

/** Splits a text that's kept together. Every other part, beginning with the second, is a standard, which must not break. */
export const splitStandards = (text: string): string[] => keepTogether(text).split(/(ERC-\d+)/);

/** Quotes at the start of a text, or after a space, an opening sign, a slash, or a dash, but not before a closing sign. */
const opening = /(?<=(?:^|[\s([{“‘/–—])["']?)["'](?![\s.,:;!?)\]}])/g;

/**
 * Replaces straight quotes, which authors type, by typographic ones.
 * @param before the character before the text, in the same paragraph
 */
export const curlQuotes = (text: string, before = ''): string =>
  (before + text)
    .replace(opening, (quote) => (quote === '"' ? '“' : '‘'))
    .replaceAll('"', '”')
    .replaceAll("'", '’')
    .slice(before.length);

/** The fields of data that pages show as text. */
const shown = ['against', 'description', 'details', 'headTitle', 'heading', 'label', 'lead', 'text', 'title'];

/** Replaces the quotes in these fields. An argument of `JSON.stringify` for the data of pages. */
export const curlShown = (field: string, value: unknown): unknown =>
  typeof value === 'string' && shown.includes(field) ? curlQuotes(value) : value;
