import fs from 'node:fs';
import type { Problem } from '@/lib/content/problem';
import { env } from '@/lib/env';
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

/** Everything that is wrong in the words of pages, snippets, data and sidebar: spelling and the rules for writing. */
export async function checkProse(): Promise<Problem[]> {
  // Pages that other tools wrote follow other rules.
  if (env.contentDir) return [];
  const { pages, snippets, data, labels } = listProses();
  const all = [...pages, ...snippets, ...data, labels];
  const { problems, needed } = checkSpelling(all, await loadDictionary(), readWordList());
  const list = fs.existsSync(wordsFile) ? checkWordList(fs.readFileSync(wordsFile, 'utf8'), needed) : [];
  return [
    ...problems,
    ...list,
    ...[...data, labels].flatMap(checkWords),
    ...[...pages, ...snippets].flatMap(checkRules),
    ...pages.flatMap(checkPage),
  ];
}

/** What breaks the rules for writing in a page or a part of one. */
export const checkRules = (prose: Prose): Problem[] => [
  ...checkWords(prose),
  ...checkForm(prose),
  ...checkSpaces(prose),
  ...checkAddresses(prose),
];
