import fs from 'node:fs';

/**
 * Returns the errors that a guide links to, sorted and without duplicates. The guide's tests trigger exactly these
 * errors, so the guide lists what actually happens.
 * @param slug the page's URL without the leading slash
 */
export function errorsNamedOn(slug: string): string[] {
  const names = [...readPage(slug).matchAll(/\[`([^`]+)`\]\(\/reference\/errors#[^)]+\)/g)].map(
    ([, name]) => name ?? '',
  );
  return [...new Set(names)].sort();
}

/**
 * Returns the errors in the first column of a guide's tables of errors, whether or not they link to a description,
 * sorted and without duplicates.
 * @param slug the page's URL without the leading slash
 */
export function errorsInTablesOf(slug: string): string[] {
  const tables = [...readPage(slug).matchAll(/^ *\| Error \|.*\n *\| :.*\n((?: *\|.*\n)+)/gm)];
  const cells = tables.flatMap(([, rows = '']) => [...rows.matchAll(/^ *\| ([^|]*)/gm)]);
  const names = cells.flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)]);
  return [...new Set(names.map(([, name = '']) => name))].sort();
}

const readPage = (slug: string): string => fs.readFileSync(`content/${slug}.mdx`, 'utf8');
