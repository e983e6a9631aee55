import { readFileSync } from 'node:fs';
import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { airdrops } from 'sablier/evm/releases/airdrops';
import { lockup } from 'sablier/evm/releases/lockup';
import {
  type Address,
  createPublicClient,
  createWalletClient,
  getAddress,
  type Hex,
  http,
  isAddressEqual,
  isHex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { sepolia } from 'viem/chains';

const privateKey = process.env.PRIVATE_KEY;
if (!isHex(privateKey)) throw new Error('Set PRIVATE_KEY to a key that begins with 0x.');

export const chain = sepolia;
export const account = privateKeyToAccount(privateKey);
const transport = http(process.env.SEPOLIA_RPC_URL);
export const publicClient = createPublicClient({ chain, transport });
export const walletClient = createWalletClient({ account, chain, transport });

// #region contracts
export const { abi } = airdrops['v3.0'];

/** Returns the address of a factory, or of `SablierLockup` v4.0. */
export function addressOf(name: string): Address {
  const found = [...airdrops['v3.0'].deployments, ...lockup['v4.0'].deployments]
    .filter(({ chainId }) => chainId === chain.id)
    .flatMap(({ contracts }) => contracts)
    .find((contract) => contract.name === name);
  if (!found) throw new Error(`${name} is not deployed on ${chain.name}.`);
  return getAddress(found.address);
}
// #endregion

/** Returns the time of the latest block in Unix seconds. */
export const now = async (): Promise<number> =>
  Number((await publicClient.getBlock()).timestamp);

export const day = 24 * 60 * 60;

// #region tree
export type Entry = { index: bigint; recipient: Address; amount: bigint; proof: Hex[] };

/** Reads the list that `build-tree.ts` saved. */
export function readTree(): { root: Hex; total: bigint; entries: Entry[] } {
  const tree = StandardMerkleTree.load<string[]>(
    JSON.parse(readFileSync('tree.json', 'utf8')),
  );
  const entries = [...tree.entries()].map(
    ([position, [index = '', recipient = '', amount = '']]) => ({
      index: BigInt(index),
      recipient: getAddress(recipient),
      amount: BigInt(amount),
      proof: tree.getProof(position).map(asHex),
    }),
  );
  return {
    root: asHex(tree.root),
    total: entries.reduce((sum, { amount }) => sum + amount, 0n),
    entries,
  };
}

/** Returns the entry of an account, by default yours. */
export function entryOf(recipient: Address = account.address): Entry {
  const entry = readTree().entries.find((each) =>
    isAddressEqual(each.recipient, recipient),
  );
  if (!entry) throw new Error(`${recipient} is not on the list.`);
  return entry;
}

const asHex = (text: string): Hex => `0x${text.slice(2)}`;
// #endregion
