import fs from 'node:fs';
import { type Edit, type Problem, topOf, warningAt } from '@/lib/markup/problem';

/** One word per line, sorted. Capitals are required; lowercase words may start a sentence. */
export const wordsFile = 'content/words.txt';

/** Returns the lines of the list, if there is one. */
export const readWordList = (): string[] =>
  fs.existsSync(wordsFile) ? fs.readFileSync(wordsFile, 'utf8').split('\n').filter(Boolean) : [];

const formatWordList = (words: readonly string[]): string =>
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
 * @param needed the words on the list that a page uses and the dictionary lacks
 */
export function checkWordList(text: string, needed: ReadonlySet<string>): Problem[] {
  const lines = text.split('\n');
  const sorted = formatWordList(lines);
  const warn = (line: number, what: string, fix: string, edit?: Edit): Problem =>
    warningAt({ ...topOf(wordsFile), line }, 'words', what, fix, edit);
  const wrong = sorted.split('\n').findIndex((word, index) => word !== lines[index]);
  const order = { start: 0, end: text.length, text: sorted };
  return [
    ...(sorted === text
      ? []
      : [
          warn(
            wrong < 0 ? lines.length : wrong + 1,
            "The list isn't sorted.",
            'Write one word per line, in alphabetical order.',
            order,
          ),
        ]),
    ...lines.flatMap((line, index) => {
      const word = line.trim();
      if (word === '' || needed.has(word)) return [];
      return /\s/.test(word)
        ? [warn(index + 1, 'This line has several words.', 'Write one word per line.')]
        : [warn(index + 1, `No page needs the word "${word}".`, 'Delete the line.')];
    }),
  ];
}
