import { expect, test } from 'vitest';
import { buildRelease } from '@/lib/protocol/reference/build-release';
import { compileSources } from '@/lib/protocol/reference/compile-release';
import { entryFinder } from '@/lib/protocol/reference/find-entry';
import { fixtureRelease, readSources } from '@/lib/testing/reference/build-fixture';
import { nameResolver } from './resolve-names';

/** A documented package, and one that it depends on. */
const packages = readSources('resolve-names');
const sources = Object.fromEntries(Object.entries(packages).map(([file, content]) => [file, { content }]));
const findEntry = entryFinder([
  buildRelease(fixtureRelease, compileSources(sources, fixtureRelease.compiler)),
]);

const head = [
  'import { IToken } from "@others/Token.sol";',
  'import { ISavings, Savings } from "@ours/fixture/src/Savings.sol";',
  'import { IVault } from "@ours/fixture/src/interfaces/IVault.sol";',
  'import { Kinds, Place as Spot } from "@ours/fixture/src/types/Kinds.sol";',
];

/** Lists the links in a sample, as name and entry below `/reference/fixture/`, without those of its imports. */
function linksIn(...lines: string[]): [name: string, entry: string][] {
  const all = [...head, ...lines];
  const sample = { 'sample.sol': { content: all.join('\n') } };
  const namesIn = nameResolver(compileSources({ ...sources, ...sample }, fixtureRelease.compiler));
  return namesIn('sample.sol').flatMap(({ line, column, length, declaration, through }) => {
    const entry = findEntry(declaration, through);
    const name = all[line - 1]?.slice(column, column + length) ?? '';
    return entry && line > head.length ? [[name, entry.href.slice('/reference/fixture/'.length)]] : [];
  });
}

/** The lines of a function of a contract with a vault. */
const linksInFunction = (...lines: string[]) =>
  linksIn('contract Box {', 'function run(address vault) external {', ...lines, '}', '}');

const vault = 'interfaces/interface.IVault';
const kinds = 'types/library.Kinds';

test('an overloaded function links to the overload that the code calls', () => {
  expect(linksInFunction('IVault(vault).take(1);', 'IVault(vault).take(1, vault);')).toEqual([
    ['IVault', vault],
    ['take', `${vault}#take-2`],
    ['IVault', vault],
    ['take', `${vault}#take`],
  ]);
});

test('an inherited function links to the contract that declares it', () => {
  expect(linksInFunction('ISavings(vault).take(1);')).toEqual([
    ['ISavings', 'interface.ISavings'],
    ['take', `${vault}#take-2`],
  ]);
});

test('a function from another package links to the page of a deployed contract that documents it', () => {
  expect(linksInFunction('ISavings(vault).move(vault);')).toEqual([
    ['ISavings', 'interface.ISavings'],
    ['move', 'contract.Savings#move'],
  ]);
  expect(linksInFunction('IToken(vault).move(vault);')).toEqual([]);
});

test('local variables, members of the sample, and fields have no links, whatever their names', () => {
  expect(
    linksIn(
      'contract Box {',
      'struct Terms { uint256 take; }',
      'event Taken(uint256 id);',
      'function take(uint256 statusOf) public { uint256 half = statusOf; emit Taken(half); }',
      'function run(Terms memory move) external { take(move.take); }',
      '}',
    ),
  ).toEqual([]);
});

test('types link in variables, fields, and parameters, and so does each name of a path', () => {
  expect(
    linksIn(
      'struct Stored { Kinds.Terms terms; Spot spot; }',
      'contract Box { function run(Kinds.Status[] memory) external {} }',
    ),
  ).toEqual([
    ['Kinds', kinds],
    ['Terms', `${kinds}#terms`],
    ['Spot', 'types/struct.Place'],
    ['Kinds', kinds],
    ['Status', `${kinds}#status`],
  ]);
});

test('events, errors, modifiers, internal members, values of enums, and overrides have links', () => {
  expect(
    linksIn(
      'contract Box is Savings {',
      'using Kinds for uint256;',
      'string constant NAME = unicode"ü"; function take(uint256 id, address to) public override onlyWarm {',
      'emit IVault.Taken(rate.half(), to);',
      'if (this.statusOf(id) == Kinds.Status.WARM) revert Kinds.Frozen();',
      '}',
      '}',
    ),
  ).toEqual([
    ['Savings', 'contract.Savings'],
    ['Kinds', kinds],
    ['take', 'contract.Savings#take'],
    ['onlyWarm', 'contract.Savings#onlywarm'],
    ['IVault', vault],
    ['Taken', `${vault}#taken`],
    ['rate', 'contract.Savings#rate'],
    ['half', `${kinds}#half`],
    ['statusOf', 'contract.Savings#statusof'],
    ['Kinds', kinds],
    ['Status', `${kinds}#status`],
    ['WARM', `${kinds}#status`],
    ['Kinds', kinds],
    ['Frozen', `${kinds}#frozen`],
  ]);
});

test('an entry has the declaration and the first sentence of its comment, without links', () => {
  const page = { file: '@ours/fixture/src/interfaces/IVault.sol', contract: 'IVault' };
  expect(findEntry(page)).toMatchObject({
    signature: 'interface IVault',
    sentence: 'Keeps tokens, with a `Kinds.Status`.',
  });
  const take = { kind: 'function', name: 'take', selector: '0x732c3297', line: 0 } as const;
  expect(findEntry({ ...page, member: take })).toMatchObject({
    signature: 'function take(uint256 id, address to) external',
    sentence: 'Takes some tokens, and sends them to `to`.',
  });
  const all = { kind: 'function', name: 'take', selector: '0x4fd9efc4', line: 0 } as const;
  expect(findEntry({ ...page, member: all })?.sentence).toBe('');
  const warm = { kind: 'enum', name: 'Status', line: 5, value: 'WARM' } as const;
  expect(
    findEntry({ file: '@ours/fixture/src/types/Kinds.sol', contract: 'Kinds', member: warm }),
  ).toMatchObject({ signature: 'Status.WARM', sentence: 'Something happens.' });
});
