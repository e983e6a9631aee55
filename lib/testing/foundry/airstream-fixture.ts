import { getAddress, type Hex } from 'viem';
import { z } from 'zod';
import { type Allocation, buildTree, readAllocations } from '@/content/samples/lockup/airstream/merkle-tree';
import type { Account } from './account';
import { releaseAbi } from './artifacts';
import { type Chain, type Contract, type Receipt, startChain } from './chain';
import { day, type LockupFixture, setUpLockupOn, tokens } from './lockup-fixture';

/** A list with its Merkle tree, as the guide's scripts build them. */
type Plan = { allocations: Allocation[]; root: Hex; proofs: Hex[][] };

/** The fixture for the airstreams guide. */
export type AirstreamFixture = LockupFixture & {
  launcher: Contract;
  /** The recipients on the list. */
  people: [Account, Account, Account];
  /** Creates a list of the recipients with amounts in whole tokens. */
  listOf: (...amounts: string[]) => string;
  /** The tree of a list in which the recipients get 100, 250.5, and 49.5 tokens. */
  plan: Plan;
  /** Launches a campaign with this plan through the guide's contract, with 400 tokens. */
  launch: (from?: Account) => Promise<Contract>;
  /** Creates an unfunded campaign with this plan through the factory. */
  create: (settings?: object, durations?: { cliff: number; total: number }) => Promise<Contract>;
  /** Returns the campaign from the factory's event. */
  campaignOf: (receipt: Receipt) => Contract;
  /** Claims for the recipient at a position on the list, with overrides for invalid claims. */
  claim: (campaign: Contract, position?: number, changes?: Partial<Allocation>) => Promise<Receipt>;
  wait: (seconds: number) => void;
};

export const planOf = (csv: string): Plan => {
  const allocations = readAllocations(csv, 18);
  return { allocations, ...buildTree(allocations) };
};

/**
 * Sets up a chain with a launcher that has an allowance from the sender.
 * @param ground the chain to use; by default, a new one
 */
export async function setUpAirstream(ground?: Chain): Promise<AirstreamFixture> {
  const fixture = await setUpLockupOn(ground ?? (await startChain()), 'lockup/AirstreamLauncher.sol');
  const { chain, sender, token, merkleLockupFactory, lockupLinear } = fixture;
  const addresses = [merkleLockupFactory, lockupLinear, token].map(({ address }) => address);
  const launcher = await fixture.deploy('AirstreamLauncher', ...addresses);
  await token.send(sender, 'approve', launcher.address, tokens(1_000_000));
  const people: AirstreamFixture['people'] = [fixture.recipient, fixture.stranger, await chain.open('third')];

  const listOf = (...amounts: string[]) =>
    ['address,amount', ...amounts.map((amount, index) => `${people[index]?.address},${amount}`), ''].join(
      '\n',
    );
  const plan = planOf(listOf('100', '250.5', '49.5'));

  const campaignOf = ({ events }: Receipt): Contract => {
    const address = events.find(({ name }) => name === 'CreateMerkleLL')?.args.merkleLL;
    return chain.at(getAddress(z.string().parse(address)), releaseAbi('periphery', 'SablierV2MerkleLL'));
  };

  const settings = {
    asset: token.address,
    cancelable: true,
    expiration: 0,
    initialAdmin: sender.address,
    ipfsCID: '',
    merkleRoot: plan.root,
    name: 'Test',
    transferable: true,
  };
  return {
    ...fixture,
    launcher,
    people,
    listOf,
    plan,
    campaignOf,
    launch: async (from = sender) =>
      campaignOf(await launcher.send(from, 'launch', plan.root, 'cid', tokens(400), 3n)),
    async create(changes, durations = { cliff: 0, total: day }) {
      const args = [{ ...settings, ...changes }, lockupLinear.address, durations, 0n, 0n];
      return campaignOf(await merkleLockupFactory.send(sender, 'createMerkleLL', ...args));
    },
    claim: (campaign, position = 0, changes = {}) => {
      const { index, recipient, amount } = { ...plan.allocations[position], ...changes };
      return campaign.send(sender, 'claim', index, recipient, amount, plan.proofs[position]);
    },
    wait: (seconds) => chain.warp(chain.now() + BigInt(seconds)),
  };
}
