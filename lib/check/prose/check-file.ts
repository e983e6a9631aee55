import type { Problem } from '@/lib/markup/problem';
import type { Rule } from '@/lib/markup/rules';
import { lintPage } from '../markdown/lint-page';
import { checkAddresses } from './check-addresses';
import { checkForm, checkSpaces } from './check-form';
import { checkPage } from './check-page';
import { checkWords } from './check-words';
import { listUnknownWords, loadDictionary, type UnknownWord } from './dictionary';
import { readData, readLabels } from './read-data';
import { type Prose, readProse } from './read-prose';

export type CheckedFile = {
  kind: 'page' | 'snippet' | 'data' | 'labels' | 'guide';
  file: string;
  text: string;
};

export type FileReport = {
  problems: Problem[];
  /** Words that are misspelled unless they are in `content/words.txt`. */
  unknown: UnknownWord[];
  /** Whether the file could be parsed. The compiler reports those that can't. */
  isReadable: boolean;
};

/** The rules that also apply to contributors' guides, which say "we" and use terms from code. */
const guideRules: ReadonlySet<Rule> = new Set([
  'american',
  'articles',
  'doubled-words',
  'spaces',
  'translated',
]);

const readers: Record<CheckedFile['kind'], (text: string, file: string) => Prose | undefined> = {
  page: readProse,
  snippet: readProse,
  data: readData,
  labels: readLabels,
  guide: readProse,
};

/** Checks the style of a file, and finds the words that the dictionary lacks. */
export async function checkFile({ kind, file, text }: CheckedFile): Promise<FileReport> {
  const prose = readers[kind](text, file);
  if (!prose) return { problems: [], unknown: [], isReadable: false };
  if (kind === 'guide') {
    const problems = checkWords(prose).filter(({ rule }) => guideRules.has(rule));
    return { problems, unknown: [], isReadable: true };
  }
  const unknown = listUnknownWords(prose, await loadDictionary());
  if (kind === 'data' || kind === 'labels') return { problems: checkWords(prose), unknown, isReadable: true };
  const problems = [...checkRules(prose), ...(kind === 'page' ? checkPage(prose) : [])];
  return { problems, unknown, isReadable: true };
}

/** Checks the style of a page or a snippet, and Markdown in it that has no effect. */
export const checkRules = (prose: Prose): Problem[] => [
  ...checkWords(prose),
  ...checkForm(prose),
  ...checkSpaces(prose),
  ...checkAddresses(prose),
  ...(prose.tree ? lintPage({ ...prose, tree: prose.tree }) : []),
];
