import { getAddress } from 'viem';
import { z } from 'zod';
import { buildTree, readAllocations } from '@/content/samples/lockup/airstream/merkle-tree';
import type { Account } from './account';
import { releaseAbi } from './artifacts';
import type { Contract, Receipt } from './chain';
import { setUpLockup, tokens } from './lockup-fixture';

/** Reads a list, and builds its Merkle tree, as the guide's scripts do. */
export const planOf = (csv: string) => {
  const allocations = readAllocations(csv, 18);
  return { allocations, ...buildTree(allocations) };
};

/** The fixture for the airstreams guide. */
export type AirstreamFixture = Awaited<ReturnType<typeof setUpAirstream>>;

/** Sets up a launcher that has an allowance from the sender. */
export async function setUpAirstream() {
  const fixture = await setUpLockup(['lockup/AirstreamLauncher.sol']);
  const { chain, sender, token, merkleLockupFactory, lockupLinear } = fixture;
  const addresses = [merkleLockupFactory, lockupLinear, token].map(({ address }) => address);
  const launcher = await fixture.deploy('AirstreamLauncher', ...addresses);
  await token.send(sender, 'approve', launcher.address, tokens(1_000_000));
  const people = [fixture.recipient, fixture.stranger, await chain.open('third')] as const;

  const listOf = (...amounts: string[]) =>
    ['address,amount', ...amounts.map((amount, index) => `${people[index]?.address},${amount}`), ''].join(
      '\n',
    );
  const plan = planOf(listOf('100', '250.5', '49.5'));

  const campaignOf = ({ events }: Receipt): Contract => {
    const address = events.find(({ name }) => name === 'CreateMerkleLL')?.args.merkleLL;
    return chain.at(getAddress(z.string().parse(address)), releaseAbi('periphery', 'SablierV2MerkleLL'));
  };

  return {
    ...fixture,
    launcher,
    /** The recipients on the list. */
    people,
    /** Creates a list of the recipients with amounts in whole tokens. */
    listOf,
    /** The tree of a list in which the recipients get 100, 250.5, and 49.5 tokens. */
    plan,
    /** Returns the campaign from the factory's event. */
    campaignOf,
    /** Launches a campaign with this plan through the guide's contract, with 400 tokens. */
    launch: async (from: Account = sender) =>
      campaignOf(await launcher.send(from, 'launch', plan.root, 'cid', tokens(400), 3n)),
    wait: (seconds: number) => chain.warp(chain.now() + BigInt(seconds)),
  };
}
