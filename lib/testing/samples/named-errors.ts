import fs from 'node:fs';
import { describe, expect, test } from 'vitest';

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

/**
 * Defines a test for each wrong use of the contracts, and one that a guide links to exactly the errors that these cause.
 * @param slug the guide's URL without the leading slash
 * @param wrongUses by the name of the error that they cause
 */
export function testMisuse(slug: string, wrongUses: Record<string, () => Promise<unknown>>): void {
  describe(`misuse reverts with the error that ${slug} names`, () => {
    test.each(Object.entries(wrongUses))('%s', async (errorName, wrongUse) => {
      await expect(wrongUse()).rejects.toMatchObject({ errorName });
    });

    test('the guide names exactly these errors', () => {
      expect(errorsNamedOn(slug)).toEqual(Object.keys(wrongUses).sort());
    });
  });
}

const readPage = (slug: string): string => fs.readFileSync(`content/${slug}.mdx`, 'utf8');
