import fs from 'node:fs';
import type { Problem } from '@/lib/content/problem';

/**
 * The words that are right on our pages and stand in no dictionary, one a line and sorted. A word with capitals is right
 * only with them; one without may stand at the beginning of a sentence.
 */
export const wordsFile = 'content/words.txt';

/** The lines of the list; none where there is no list. */
export const readWordList = (): string[] =>
  fs.existsSync(wordsFile) ? fs.readFileSync(wordsFile, 'utf8').split('\n').slice(0, -1) : [];

/** The list as it should be: without empty and doubled lines, in the order of code units of small letters. */
export const formatWordList = (words: readonly string[]): string =>
  [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))]
    .sort(byLetters)
    .map((word) => `${word}\n`)
    .join('');

function byLetters(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first === second) return a < b ? -1 : 1;
  return first < second ? -1 : 1;
}

/**
 * Finds lines that are out of order, and words that no page needs.
 * @param text the list
 * @param needed words of it that a page has and no dictionary
 */
export function checkWordList(text: string, needed: ReadonlySet<string>): Problem[] {
  const lines = text.split('\n');
  const sorted = formatWordList(lines);
  const warn = (line: number, what: string, mend: string, fix?: Problem['fix']): Problem => ({
    ...{ file: wordsFile, line, column: 1, level: 'warning', rule: 'words' },
    what,
    mend,
    ...(fix && { fix }),
  });
  const wrong = sorted.split('\n').findIndex((word, index) => word !== lines[index]);
  const order = { start: 0, end: text.length, text: sorted };
  return [
    ...(sorted === text
      ? []
      : [
          warn(
            wrong < 0 ? lines.length : wrong + 1,
            'The list is not sorted.',
            'One word a line, by its letters.',
            order,
          ),
        ]),
    ...lines.flatMap((line, index) => {
      const word = line.trim();
      return word === '' || needed.has(word)
        ? []
        : [warn(index + 1, `No page needs the word "${word}".`, 'Delete the line.')];
    }),
  ];
}
