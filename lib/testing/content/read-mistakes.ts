import fs from 'node:fs';

/** What an author writes, the place and the level of the problem that is reported, and its two lines. */
export type Mistake = [written: string, place: string, what: string, fix: string];

/** Reads a list of mistakes in this folder. */
export const readMistakes = (name: string): Mistake[] =>
  fs
    .readFileSync(`lib/testing/content/${name}.txt`, 'utf8')
    .split('\n\n')
    .filter((entry) => entry.trim() !== '' && !entry.startsWith('// '))
    .map((entry): Mistake => {
      const [written = '', report = '', fix = ''] = entry.trimEnd().split('\n').map(readEscapes);
      const [, place = '', what = ''] = /^ {2}(\d+:\d+ \w+): (.*)$/s.exec(report) ?? [];
      return [written, place, what, fix.slice(2)];
    });

const readEscapes = (text: string): string =>
  text.replace(/\\(n|t|\\|u([\da-f]{4}))/g, (_, name: string, code?: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : ({ n: '\n', t: '\t' }[name] ?? name),
  );
