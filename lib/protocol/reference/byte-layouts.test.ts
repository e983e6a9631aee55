import fs from 'node:fs';
import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { expect, test } from 'vitest';

// Compares the tables of bytes on pages with the structs in the packages, and the example of a proof with its tree.

const readPage = (slug: string): string => fs.readFileSync(`content/${slug}.mdx`, 'utf8');

const sizes: Record<string, number> = {
  address: 20,
  IERC20: 20,
  bool: 1,
  Model: 1,
  uint8: 1,
  uint40: 5,
  uint128: 16,
  UD21x18: 16,
  uint256: 32,
};

/** Packs the members of a struct into slots as Solidity does, from the lowest byte. A nested struct starts a slot. */
function packedRows(source: string): string[] {
  const membersOf = (struct: string): [type: string, name: string][] => {
    const [, body = ''] = new RegExp(`struct ${struct} \\{([^}]*)\\}`).exec(source) ?? [];
    return [...body.matchAll(/^\s*([\w.]+) (\w+);/gm)].map(([, type = '', name = '']) => [type, name]);
  };
  let bytes = 0;
  const place = (type: string, name: string): string[] => {
    const size = sizes[type];
    if (size === undefined || (bytes % 32) + size > 32) bytes = Math.ceil(bytes / 32) * 32;
    if (size === undefined)
      return membersOf(type.replace(/^\w+\./, '')).flatMap(([inner, member]) =>
        place(inner, `${name}.${member}`),
      );
    const [slot, first] = [Math.floor(bytes / 32), bytes % 32];
    bytes += size;
    return [`${slot} | ${size === 1 ? first : `${first}–${first + size - 1}`} | ${name}`];
  };
  return membersOf('Stream').flatMap(([type, name]) => place(type, name));
}

test.each([
  ['reference/lockup/diagrams', '@sablier/v2-core/src/types/DataTypes.sol'],
  ['reference/lockup/v4.0/access-control', '@sablier/lockup/src/types/Lockup.sol'],
  ['reference/flow/diagrams', '@sablier/flow/src/types/DataTypes.sol'],
])('the slots in %s are those of the struct in its package', (slug, file) => {
  const rows = [...readPage(slug).matchAll(/^\| (\d) \| ([\d–]+) \| `([\w.]+)` \|/gm)];
  expect(rows.map(([, slot, bytes, name]) => `${slot} | ${bytes} | ${name}`)).toEqual(
    packedRows(fs.readFileSync(`node_modules/${file}`, 'utf8')),
  );
});

test('the proof on the page about airdrops is that of the second of four entries', () => {
  const page = readPage('concepts/lockup/airstreams');
  const entries = [1, 2, 3, 4].map((n) => [`${n - 1}`, `0x${`${n}`.repeat(40)}`, `${n}00${'0'.repeat(18)}`]);
  const tree = StandardMerkleTree.of(entries, ['uint256', 'address', 'uint128']);
  expect([...page.matchAll(/^\| `(0x[\da-f]{64})` \|/gm)].map(([, hash]) => hash)).toEqual(tree.getProof(1));
  for (const value of entries[1] ?? [])
    expect(page).toMatch(new RegExp(`^\\| \\d+–\\d+ \\| .*\\b${value}\\b`, 'm'));
});
