import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { expect, test } from 'vitest';
import { runScript } from './run-script';

const address = (digit: number) => `0x${`${digit}`.repeat(40)}`;
const recipients = [1, 2, 3].map((digit) => ({ address: address(digit), amount: `${digit}00` }));
const tree = StandardMerkleTree.of(
  recipients.map((each, index) => [`${index}`, each.address, each.amount]),
  ['uint256', 'address', 'uint128'],
);

const run = (file: object, wallet: string, status = 200) =>
  runScript('apps/find-claim.ts', {
    args: ['cid', wallet],
    host: ({ url }) =>
      url === 'https://ipfs.io/ipfs/cid'
        ? Response.json(file, { status })
        : new Response('', { status: 404 }),
  });

test('the script prints what a claim needs', async () => {
  const { lines } = await run({ root: tree.root, recipients }, address(2).toUpperCase().replace('X', 'x'));
  expect(lines).toEqual([
    `root ${tree.root}`,
    'index 1',
    'amount 200',
    `merkleProof ${JSON.stringify(tree.getProof(1))}`,
  ]);
});

test('the script prints only the root for a wallet that isn’t on the list', async () => {
  expect((await run({ root: tree.root, recipients }, address(9))).lines).toEqual([`root ${tree.root}`]);
});

test('the script rejects a list that doesn’t match its root, and a gateway’s error', async () => {
  await expect(run({ root: tree.root, recipients: recipients.slice(1) }, address(2))).rejects.toThrow(
    'doesn’t match its root',
  );
  await expect(run({}, address(2), 504)).rejects.toThrow('status 504');
});
