import fs from 'node:fs';
import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { type Abi, decodeErrorResult } from 'viem';
import { expect, test } from 'vitest';
import { readAppUrl } from '@/lib/testing/apps/read-app-url';
import { readRuler } from './read-ruler';
import type { Ruler } from './ruler';

/** Returns the rulers on a page, in order. */
const rulersIn = (file: string): Ruler[] =>
  [...fs.readFileSync(`content/${file}.mdx`, 'utf8').matchAll(/^```ruler [^\n]*\n(.*?)^```$/gms)].map(
    ([, text = '']) => readRuler(text),
  );

const only = (rulers: Ruler[]): Ruler => {
  const [ruler] = rulers;
  if (!ruler) throw new Error('The page has no ruler.');
  return ruler;
};

const sizes: Record<string, number> = {
  address: 20,
  IERC20: 20,
  bool: 1,
  uint8: 1,
  uint40: 5,
  uint128: 16,
  UD21x18: 16,
  UD2x18: 8,
  uint256: 32,
};

/** Lists the members of a struct in a Solidity file, with those of its nested structs. */
function membersOf(
  source: string,
  struct: string,
  prefix = '',
): { name: string; size: number; startsSlot: boolean }[] {
  const body = new RegExp(`struct ${struct} \\{([^}]*)\\}`).exec(source)?.[1];
  if (!body) throw new Error(`There is no struct ${struct}.`);
  return [...body.matchAll(/^\s*([\w.]+) (\w+);/gm)].flatMap(([, type = '', name = '']) => {
    const size = sizes[type];
    if (size !== undefined) return [{ name: prefix + name, size, startsSlot: false }];
    const inner = membersOf(source, type.replace(/^\w+\./, ''), `${name}.`);
    return inner.map((member, index) => ({ ...member, startsSlot: index === 0 }));
  });
}

/** Packs members into slots as Solidity does, from the lowest byte. */
function pack(members: ReturnType<typeof membersOf>): string[] {
  let slot = 0;
  let byte = 0;
  return members.map(({ name, size, startsSlot }) => {
    if (byte + size > 32 || (startsSlot && byte > 0)) {
      slot += 1;
      byte = 0;
    }
    const first = byte;
    byte += size;
    return `Slot ${slot}: ${name} ${first}–${byte - 1}`;
  });
}

test.each([
  ['reference/lockup/diagrams', '@sablier/v2-core'],
  ['reference/flow/diagrams', '@sablier/flow'],
])('the slots in %s are those of the struct in its package', (page, name) => {
  const source = fs.readFileSync(`node_modules/${name}/src/types/DataTypes.sol`, 'utf8');
  const shown = only(rulersIn(page)).strips.flatMap(({ label, fields }) =>
    fields
      .filter((field) => field.name !== '')
      .map((field) => `${label}: ${field.name} ${field.last}–${field.first}`)
      .reverse(),
  );
  expect(shown).toEqual(pack(membersOf(source, 'Stream')));
});

test.each(['Dynamic.Segment', 'Tranched.Tranche'])(
  'the slot of Lockup%s is that of the struct in its package',
  (name) => {
    const source = fs.readFileSync('node_modules/@sablier/v2-core/src/types/DataTypes.sol', 'utf8');
    const [model = '', struct = ''] = name.split('.');
    const strip = rulersIn('reference/lockup/diagrams')[1]?.strips.find(({ label }) =>
      label.startsWith(model),
    );
    const shown = strip?.fields
      .filter((field) => field.name !== '')
      .map(({ name, first, last }) => `Slot 0: ${name} ${last}–${first}`);
    expect(shown?.reverse()).toEqual(pack(membersOf(source, struct)));
  },
);

test('the revert data decodes to an error of the contract', () => {
  const { abi }: { abi: Abi } = JSON.parse(
    fs.readFileSync('node_modules/@sablier/v2-core/artifacts/SablierV2LockupLinear.json', 'utf8'),
  );
  const [selector, ...words] = only(rulersIn('reference/errors')).strips.flatMap(({ fields }) => fields);
  const data = [selector, ...words].flatMap((field) => field?.cells ?? []).join('');
  const { args, errorName } = decodeErrorResult({ abi, data: `0x${data}` });
  const error = abi.filter((item) => item.type === 'error').find(({ name }) => name === errorName);
  expect(selector?.value).toContain(`${errorName}(`);
  expect(args?.map(String)).toEqual(words.map(({ value }) => value));
  expect(error?.inputs.map(({ name, type }) => `${name} ${type}`)).toEqual(
    words.map(({ name, type }) => `${name} ${type}`),
  );
});

test('the leaf and the proof are those of a tree of four entries', () => {
  const [leaf, proof] = rulersIn('concepts/lockup/airstreams');
  const entry = leaf?.strips.flatMap(({ fields }) => fields.map(({ value }) => value)) ?? [];
  const entries = [1, 2, 3, 4].map((n) => [`${n - 1}`, `0x${`${n}`.repeat(40)}`, `${n}00${'0'.repeat(18)}`]);
  const tree = StandardMerkleTree.of(entries, ['uint256', 'address', 'uint128']);
  expect(proof?.strips.flatMap(({ fields }) => fields.map(({ value }) => value))).toEqual(
    tree.getProof(entry),
  );
});

test('the URLs are those of the app', () => {
  const urls = rulersIn('apps/guides/url-schemes').map(({ strips }) =>
    strips.flatMap(({ fields }) => fields.map(({ value }) => value)).join(''),
  );
  const whole = urls.map((url) => readAppUrl(url.replace('0xe721…babc', `0x${'1'.repeat(40)}`)).scheme);
  expect(whole).toEqual(['stream', 'vesting-search', 'campaign']);
});
