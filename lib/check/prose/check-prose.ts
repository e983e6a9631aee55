import fs from 'node:fs';
import { lintPage } from '@/lib/content/markdown/lint/lint-page';
import type { Problem } from '@/lib/markup/problem';
import type { Rule } from '@/lib/markup/rules';
import { env } from '@/lib/site/env';
import { checkAddresses } from './check-addresses';
import { checkForm } from './check-form';
import { checkPage } from './check-page';
import { checkSpaces } from './check-spaces';
import { checkSpelling } from './check-spelling';
import { checkWords } from './check-words';
import { loadDictionary } from './dictionary';
import { listProses } from './list-proses';
import type { Prose } from './read-prose';
import { checkWordList, readWordList, wordsFile } from './word-list';

/** The rules that also apply to contributors' guides, which say "we" and use terms from code. */
const guideRules: ReadonlySet<Rule> = new Set([
  'american',
  'articles',
  'doubled-words',
  'spaces',
  'translated',
]);

/** Checks the spelling and the style of all of our texts. */
export async function checkProse(): Promise<Problem[]> {
  // A folder of plain pages has its own style.
  if (env.contentDir) return [];
  const { pages, snippets, data, labels, guides, isWhole } = listProses();
  const all = [...pages, ...snippets, ...data, labels];
  const { problems, needed } = checkSpelling(all, await loadDictionary(), readWordList());
  // A page that can't be parsed may need any word.
  const words = isWhole ? needed : new Set(readWordList());
  const list = fs.existsSync(wordsFile) ? checkWordList(fs.readFileSync(wordsFile, 'utf8'), words) : [];
  return [
    ...problems,
    ...list,
    ...[...data, labels].flatMap(checkWords),
    ...[...pages, ...snippets].flatMap(checkRules),
    ...pages.flatMap(checkPage),
    ...guides.flatMap(checkGuide),
  ];
}

/** Checks the style of a page or a snippet, and Markdown in it that has no effect. */
export const checkRules = (prose: Prose): Problem[] => [
  ...checkWords(prose),
  ...checkForm(prose),
  ...checkSpaces(prose),
  ...checkAddresses(prose),
  ...(prose.tree ? lintPage({ ...prose, tree: prose.tree }) : []),
];

const checkGuide = (prose: Prose): Problem[] => checkWords(prose).filter(({ rule }) => guideRules.has(rule));
