import fs from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '@/lib/site/files-below';

// A page's commands use variables. A reader who follows the page in a new terminal must have set each of them: with an
// earlier command, or in `.env`, which an earlier command loads.

type Block = { isEnv: boolean; code: string };

/**
 * Guides for the newest releases, and concepts. Guides to older releases were followed when they were written, and don't
 * change.
 */
const pages = ['content/concepts', 'content/guides']
  .flatMap(filesBelow)
  .filter((file) => file.endsWith('.mdx') && !/\/v1\.\d\/|previous-deployments|create-airstream/.test(file));

const blocksOf = (page: string): Block[] =>
  [...page.matchAll(/^( *)```bash(?: title="([^"]*)")?[^\n]*\n([\s\S]*?)^\1```/gm)]
    .filter(([, , title]) => title === undefined || title === '.env')
    .map(([, , title, code = '']) => ({ isEnv: title === '.env', code }));

const assigned = (line: string): string[] =>
  [...line.matchAll(/(?:^|; )\s*(?:export )?([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name);

const used = (line: string): string[] =>
  [...line.matchAll(/\$\{?([A-Z][A-Z_]+)/g)].map(([, name = '']) => name);

/** Returns the variables in the `.env` files that the page shows, or that it explains by name. */
const explainedOn = (page: string): string[] => [
  ...blocksOf(page)
    .filter(({ isEnv }) => isEnv)
    .flatMap(({ code }) => code.split('\n').flatMap(assigned)),
  ...[...page.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name),
];

const pagesLinkedFrom = (page: string): string[] =>
  [...page.matchAll(/\]\((\/guides\/[^)#]+)/g)]
    .map(([, slug]) => `content${slug}.mdx`)
    .filter((file) => fs.existsSync(file))
    .map((file) => fs.readFileSync(file, 'utf8'));

/** Returns the variables that a page's commands use before they have a value. */
function unsetOn(page: string): string[] {
  // A page can continue a series, whose first page continues the project of another guide.
  const linked = pagesLinkedFrom(page);
  const explained = new Set([page, ...linked, ...linked.flatMap(pagesLinkedFrom)].flatMap(explainedOn));
  const set = new Set<string>();
  const unset = new Set<string>();
  for (const { isEnv, code } of blocksOf(page)) {
    if (isEnv) continue;
    for (const line of code.split('\n')) {
      if (/\bsource \.env\b/.test(line)) for (const name of explained) set.add(name);
      for (const name of used(line)) if (!set.has(name)) unset.add(name);
      for (const name of assigned(line)) set.add(name);
    }
  }
  // Some pages have only a few commands, and say in the text which value each variable has.
  const loadsFile = /\bsource \.env\b/.test(page);
  const inText = new Set(explainedOn(page.replace(/^ *```[\s\S]*?^ *```/gm, '')));
  return [...unset].filter((name) => loadsFile || !inText.has(name));
}

test.each(pages)('the variables in the commands of %s have values', (file) => {
  expect(unsetOn(fs.readFileSync(file, 'utf8'))).toEqual([]);
});
