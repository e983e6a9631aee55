import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadReleases } from './load-release';
import type { Item } from './model';

/**
 * A row of an access table: the functions, the case in words, the roles that may call them, and the error for
 * all other callers.
 */
type Row = {
  functions: string[];
  suffix: string;
  contracts: string[];
  roles: Record<string, string>;
  refusal: string | undefined;
};

/** Reads the rows of the only table on a page with this header. */
function readTable(file: string, header: string[]): Row[] {
  const tables = fs
    .readFileSync(file, 'utf8')
    .split('\n\n')
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .filter(([first = '']) => cellsOf(first).join() === header.join());
  expect(tables, `tables with the header ${header.join(' | ')} in ${file}`).toHaveLength(1);
  return (tables[0] ?? []).slice(2).map((line) => toRow(header, cellsOf(line)));
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function toRow(header: string[], cells: string[]): Row {
  const byColumn = Object.fromEntries(header.map((column, index) => [column, cells[index] ?? '']));
  const { Action = '', Contract = '', Error: error = '', ...roles } = byColumn;
  return {
    functions: codeIn(Action),
    suffix: Action.replace(/`\w+`(, )?/g, '').trim(),
    contracts: codeIn(Contract),
    roles,
    refusal: error === '–' ? undefined : error,
  };
}

const codeIn = (cell: string): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

const errorOf = ({ refusal = '' }: Row): string => codeIn(refusal)[0] ?? '';
const mayAll = ({ roles }: Row): boolean => Object.values(roles).every((cell) => cell === 'yes');
const names = (rows: Row[]): string[] => rows.flatMap(({ functions }) => functions);

const matrixHeader = ['Action', 'Sender', 'Recipient', 'Operator', 'Anyone', 'Error'];
const adminHeader = ['Action', 'Admin', 'Anyone', 'Error'];
const approvalsHeader = [
  'Action',
  'Recipient',
  'Operator for all NFTs',
  'Operator for this NFT',
  'Anyone',
  'Error',
];

const pages = [
  {
    title: 'Lockup',
    file: 'content/reference/lockup/access-control.mdx',
    slugs: ['Linear', 'Dynamic', 'Tranched'].map(
      (shape) => `reference/lockup/core/contract.SablierV2Lockup${shape}`,
    ),
  },
  {
    title: 'Flow',
    file: 'content/reference/flow/access-control.mdx',
    slugs: ['reference/flow/contracts/contract.SablierFlow'],
  },
];

const contracts = loadReleases().flatMap((model) => model.contracts);

/**
 * Returns the functions that a transaction can call, by name, including all overloads, for all contracts that
 * the page covers.
 */
function callable(slugs: string[]): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const slug of slugs) {
    const contract = contracts.find((each) => each.slug === slug);
    expect(contract, slug).toBeDefined();
    for (const item of contract?.items ?? []) {
      const isCalled = item.kind === 'function' && item.selector && !/view|pure/.test(item.qualities.join());
      if (isCalled) found.set(item.name, [...(found.get(item.name) ?? []), item]);
    }
  }
  return found;
}

const modifiersOf = (items: readonly Item[]): string[] =>
  items.flatMap(({ modifiers }) => modifiers.map(({ text }) => text.replace(/\(.*/, '')));

describe.each(pages)('the tables of $title', ({ file, slugs }) => {
  const matrix = readTable(file, matrixHeader);
  const admin = readTable(file, adminHeader);
  const approvals = readTable(file, approvalsHeader);
  const functions = callable(slugs);
  const itemsOf = (name: string): Item[] => functions.get(name) ?? [];

  test('are filled with yes and no, and with one error that is linked unless it is that of ERC-721', () => {
    for (const row of [...matrix, ...admin, ...approvals]) {
      expect(row.functions.length).toBeGreaterThan(0);
      for (const cell of Object.values(row.roles)) expect(cell).toMatch(/^(yes|no)$/);
      if (row.refusal) expect(row.refusal).toMatch(/^(\[`(\w+)`\]\(\/reference\/errors#\w+\)|`ERC721\w+`)$/);
      expect(mayAll(row), names([row]).join()).toBe(!row.refusal);
    }
    for (const { suffix } of matrix) expect(suffix).toMatch(/^(|to the recipient|to another address)$/);
  });

  test('name every function that a transaction can call, in one table and one row, except where cases differ', () => {
    const tables = [names(matrix), names(admin), names(approvals)].map((list) => [...new Set(list)]);
    expect(tables.flat().sort()).toEqual([...functions.keys()].sort());
    const inTwoRows = names(matrix).filter((name, index, all) => all.indexOf(name) !== index);
    expect(inTwoRows.sort()).toEqual(['withdraw', 'withdrawMax']);
    expect(matrix.filter(({ suffix }) => suffix !== '').flatMap((row) => row.functions)).toEqual([
      'withdraw',
      'withdrawMax',
      'withdraw',
      'withdrawMax',
    ]);
  });

  test('name an error that each refused function can end in', () => {
    for (const row of [...matrix, ...approvals].filter(({ refusal }) => refusal)) {
      for (const name of row.functions) {
        for (const { reverts, signature } of itemsOf(name))
          expect(
            reverts.map(({ text }) => text),
            signature,
          ).toContain(errorOf(row));
      }
    }
  });

  test('leave to everybody only what no modifier guards', () => {
    for (const row of [...matrix, ...approvals].filter(mayAll)) {
      const modifiers = modifiersOf(row.functions.flatMap(itemsOf));
      expect(modifiers, names([row]).join()).not.toContain('onlyAdmin');
      // A withdrawal has two rows, because the destination determines which error applies.
      expect(modifiers, names([row]).join()).not.toContain('onlySender');
    }
  });

  test('give to the admin exactly what the modifier gives it', () => {
    const guarded = [...functions].filter(([, items]) => modifiersOf(items).includes('onlyAdmin'));
    expect(names(admin).sort()).toEqual(guarded.map(([name]) => name).sort());
    for (const row of admin) {
      expect(row.roles).toEqual({ Admin: 'yes', Anyone: 'no' });
      expect(errorOf(row)).toBe('CallerNotAdmin');
      for (const { modifiers, reverts } of row.functions.flatMap(itemsOf)) {
        expect(modifiers.map(({ text }) => text)).toContain('onlyAdmin');
        expect(reverts.map(({ text }) => text)).toContain('CallerNotAdmin');
      }
    }
  });
});

test('Flow gives to the sender alone exactly what its modifier gives it', () => {
  const [flow] = pages.filter(({ title }) => title === 'Flow');
  const { file = '', slugs = [] } = flow ?? {};
  const isSenderOnly = ({ roles }: Row) =>
    Object.entries(roles).every(([role, cell]) => cell === (role === 'Sender' ? 'yes' : 'no'));
  const guarded = [...callable(slugs)].filter(([, items]) => modifiersOf(items).includes('onlySender'));
  expect(guarded.length).toBeGreaterThan(0);
  expect(names(readTable(file, matrixHeader).filter(isSenderOnly)).sort()).toEqual(
    guarded.map(([name]) => name).sort(),
  );
});

test('the table of campaigns and batches has every function, and the admin those that the modifier guards', () => {
  const rows = readTable('content/reference/lockup/access-control.mdx', [
    'Contract',
    'Action',
    'Campaign admin',
    'Anyone',
    'Error',
  ]);
  for (const name of new Set(rows.flatMap((row) => row.contracts))) {
    const functions = callable([`reference/lockup/periphery/contract.${name}`]);
    const own = rows.filter((row) => row.contracts.includes(name));
    const listed = own.flatMap((row) =>
      row.suffix === 'All create functions' ? [...functions.keys()] : row.functions,
    );
    expect(listed.sort(), name).toEqual([...functions.keys()].sort());
    for (const row of own) {
      const items = (row.suffix ? [...functions.keys()] : row.functions).flatMap(
        (each) => functions.get(each) ?? [],
      );
      const isGuarded = items.every(({ modifiers }) => modifiers.some(({ text }) => text === 'onlyAdmin'));
      expect(row.roles, name).toEqual({ 'Campaign admin': 'yes', Anyone: isGuarded ? 'no' : 'yes' });
      expect(errorOf(row)).toBe(isGuarded ? 'CallerNotAdmin' : '');
    }
  }
});
