import { mark, type Prose, thing } from './read-prose';

/** Fields of data files that contain sentences for readers. */
const fields = /^(?:description|fix|meaning|notes?|requirements|summary|what|when)$/;

/**
 * Makes a text with words only in some places.
 * @param shown the words at each place, as many characters as in the file
 */
function toProse(text: string, file: string, shown: readonly { start: number; words: string }[]): Prose {
  const words = text.replace(/[^\n]/g, mark).split('');
  for (const each of shown) words.splice(each.start, each.words.length, ...each.words);
  const blocks = shown.map(({ start, words: { length } }) => ({
    kind: 'attribute' as const,
    start,
    end: start + length,
  }));
  return { file, source: text, words: words.join(''), blocks, literal: [], addresses: [] };
}

/** Reads the sentences in a data file, which may contain Markdown links and code. */
export function readData(text: string, file: string): Prose {
  let field = '';
  const shown = [...text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/g)].flatMap(
    ({ 1: value = '', 2: colon, index }) => {
      if (colon !== undefined) field = value;
      if (colon !== undefined || !fields.test(field)) return [];
      const words = value
        .replace(/`[^`]*`|\$[^$]+\$/g, (code) => thing.repeat(code.length))
        .replace(/\\u[\da-f]{4}|\\./gi, (sign) => thing.repeat(sign.length))
        .replace(/\]\([^)]*\)/g, (address) => mark.repeat(address.length));
      return [{ start: index + 1, words }];
    },
  );
  return toProse(text, file, shown);
}

/** Labels of contracts are names in code. */
export function readLabels(text: string, file: string): Prose {
  const labels = [...text.matchAll(/\blabel: (['"])(.*?)\1(?:, slug: '([^']*)')?/g)].filter(
    ({ 2: label, 3: slug = '' }) => !slug.endsWith(`.${label}`),
  );
  const shown = labels.map(({ index, 0: whole, 2: words = '' }) => ({
    start: index + whole.indexOf(words),
    words,
  }));
  return toProse(text, file, shown);
}
