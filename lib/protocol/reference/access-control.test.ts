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
const approvalsHeader = [
  'Action',
  'Recipient',
  'Operator for all NFTs',
  'Operator for this NFT',
  'Anyone',
  'Error',
];

/** The role that administers a contract, the modifier that lets it in, and the error for everyone else. */
const admin = { role: 'Admin', modifier: 'onlyAdmin', error: 'CallerNotAdmin' };
const comptroller = {
  role: 'Comptroller',
  modifier: 'onlyComptroller',
  error: 'Comptrollerable_CallerNotComptroller',
};

const pages = [
  {
    title: 'Lockup',
    file: 'content/reference/lockup/access-control.mdx',
    slugs: ['Linear', 'Dynamic', 'Tranched'].map(
      (shape) => `reference/lockup/core/contract.SablierV2Lockup${shape}`,
    ),
    admin,
  },
  {
    title: 'Flow',
    file: 'content/reference/flow/access-control.mdx',
    slugs: ['reference/flow/contracts/contract.SablierFlow'],
    admin,
  },
  {
    title: 'Lockup v4.0',
    file: 'content/reference/lockup/v4.0/access-control.mdx',
    slugs: ['reference/lockup/v4.0/contract.SablierLockup'],
    admin: comptroller,
  },
  {
    title: 'Flow v3.0',
    file: 'content/reference/flow/v3.0/access-control.mdx',
    slugs: ['reference/flow/v3.0/contract.SablierFlow'],
    admin: comptroller,
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

describe.each(pages)('the tables of $title', ({ file, slugs, admin: { role, modifier, error } }) => {
  const matrix = readTable(file, matrixHeader);
  const admin = readTable(file, ['Action', role, 'Anyone', 'Error']);
  const approvals = readTable(file, approvalsHeader);
  const functions = callable(slugs);
  const itemsOf = (name: string): Item[] => functions.get(name) ?? [];

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

  test('give to the admin exactly what the modifier gives it', () => {
    const guarded = [...functions].filter(([, items]) => modifiersOf(items).includes(modifier));
    expect(names(admin).sort()).toEqual(guarded.map(([name]) => name).sort());
    for (const row of admin) {
      expect(row.roles).toEqual({ [role]: 'yes', Anyone: 'no' });
      expect(errorOf(row)).toBe(error);
      for (const { modifiers, reverts } of row.functions.flatMap(itemsOf)) {
        expect(modifiers.map(({ text }) => text)).toContain(modifier);
        expect(reverts.map(({ text }) => text)).toContain(error);
      }
    }
  });
});

const flows = pages.filter(({ title }) => title.startsWith('Flow'));

test.each(flows)('$title gives to the sender alone exactly what its modifier gives it', ({ file, slugs }) => {
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

describe('the tables of Airdrops v3.0', () => {
  const file = 'content/reference/airdrops/v3.0/access-control.mdx';
  const campaigns = readTable(file, ['Action', 'Admin', 'Recipient', 'Comptroller', 'Anyone', 'Error']);
  const factories = readTable(file, ['Action', 'Comptroller', 'Anyone', 'Error']);
  const slugsOf = (prefix: string) =>
    contracts
      .map(({ slug }) => slug)
      .filter((slug) => slug.startsWith(`reference/airdrops/v3.0/contract.${prefix}`));

  test.each([
    ['campaigns', campaigns, slugsOf('SablierMerkle')],
    ['factories', factories, slugsOf('SablierFactoryMerkle')],
  ] as const)('name every function of the %s that a transaction can call once', (_, rows, slugs) => {
    expect(slugs).toHaveLength(5);
    expect(names([...rows]).sort()).toEqual([...callable([...slugs]).keys()].sort());
  });

  test('name an error that each refused function can end in', () => {
    const functions = callable([...slugsOf('SablierMerkle'), ...slugsOf('SablierFactoryMerkle')]);
    const refused = [...campaigns, ...factories].filter(({ refusal }) => refusal);
    expect(refused.length).toBeGreaterThan(5);
    for (const row of refused) {
      for (const { reverts, signature } of row.functions.flatMap((name) => functions.get(name) ?? []))
        expect(
          reverts.map(({ text }) => text),
          signature,
        ).toContain(errorOf(row));
    }
    for (const row of [...campaigns, ...factories])
      expect(mayAll(row), names([row]).join()).toBe(!row.refusal);
  });
});
