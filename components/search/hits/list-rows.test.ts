import { expect, test } from 'vitest';
import type { FoundPage, HitFacts } from './found-page';
import { type Row, toRows } from './list-rows';

const page = (title: string, section: string, contracts: string[] = []): FoundPage<HitFacts> => ({
  hit: {
    objectID: title,
    url: `/${title}`,
    section: '',
    product: '',
    release: '',
    kind: 'function',
    hierarchy: { lvl0: section, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  },
  path: `/${title}`,
  kind: 'function',
  level: 'lvl1',
  title,
  trail: [],
  beside: [],
  place: [section],
  places: contracts.map((contract) => ({ path: `/${contract}#${title}`, contract })),
});

const shown = [page('withdraw', 'Reference', ['A', 'B']), page('fees', 'Concepts')];
const folded = [page('cancel', 'Reference', ['C', 'D'])];
const none = new Set<string>();

const linesOf = (rows: Row<HitFacts>[]) =>
  rows.map((row) => {
    if (row.kind === 'fold') return `fold ${row.count}`;
    return row.kind === 'hit' ? row.page.title : `- ${row.place.contract}`;
  });

test('a symbol is one row until it is expanded', () => {
  const answer = { shown, folded: [], expanded: none, isUnfolded: false };
  expect(linesOf(toRows(answer).rows)).toEqual(['withdraw', 'fees']);
  const { rows, others } = toRows({ ...answer, expanded: new Set(['/withdraw']) });
  expect(linesOf(rows)).toEqual(['withdraw', '- A', '- B', 'fees']);
  expect(others).toEqual([]);
});

test('hits of other releases are folded below the others', () => {
  const answer = { shown, folded, expanded: none, isUnfolded: false };
  expect(linesOf(toRows(answer).others)).toEqual(['fold 1']);
  expect(linesOf(toRows({ ...answer, isUnfolded: true }).others)).toEqual(['cancel']);
});
