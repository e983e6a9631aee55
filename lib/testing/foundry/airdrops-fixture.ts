import { type Address, getAddress, type Hex, isHex, parseEther, toFunctionSelector } from 'viem';
import { z } from 'zod';
import { invariant } from '@/lib/site/invariant';
import { runScript } from '../samples/run-script';
import type { Account } from './account';
import { compiledAbi, sampleArtifacts } from './artifacts';
import { type Chain, type Contract, type Receipt, startChain } from './chain';
import { day, tokenSample, tokens } from './lockup-fixture';
import { compiledContract, type Newest, newestReleases } from './protocol';

/** The five types of campaigns. */
export type CampaignType = 'Instant' | 'LL' | 'LT' | 'VCA' | 'Execute';

/** An entry of the list that the fixture's campaigns have. */
type Entry = { index: bigint; recipient: Address; amount: bigint; proof: Hex[] };

/** The fixture for the guides to Airdrops v3.0. */
export type AirdropsFixture = {
  chain: Chain;
  protocol: Newest;
  /** Creates the campaigns, and is their admin. Owns a million tokens. */
  creator: Account;
  /** The recipients on the list, in order. They get 100, 250, and 1 token. */
  people: [Account, Account, Account];
  stranger: Account;
  token: Contract;
  /** The target of Execute campaigns. */
  pool: Contract;
  /** The list as `build-tree.ts` saved it. */
  treeFile: string;
  root: Hex;
  entries: [Entry, Entry, Entry];
  /** Runs one of the guides' scripts from an account, and returns its lines. */
  run: (script: string, from: Account, ...args: string[]) => Promise<string[]>;
  /** Runs the script that creates a campaign of a type. The campaign has no tokens. */
  launch: (type: CampaignType) => Promise<Contract>;
  /** Gives a campaign all of its tokens. */
  fund: (campaign: Contract) => Promise<void>;
  /** Calls a factory with the guide's settings, some of which can be changed. */
  create: (type: CampaignType, changes?: object) => Promise<Contract>;
  /** Returns the settings of `create`. */
  settings: (type: CampaignType, changes?: object) => object;
  factory: (type: CampaignType) => Contract;
  /** Claims with `claimTo`, as the recipient at a position on the list. */
  claim: (campaign: Contract, position?: number, value?: bigint) => Promise<Receipt>;
  wait: (seconds: number) => void;
};

/** Sets up a chain with a token, a list, and a target for Execute campaigns. */
export async function setUpAirdrops(): Promise<AirdropsFixture> {
  const chain = await startChain();
  const protocol = newestReleases(chain);
  const [creator, first, second, third, stranger] = await Promise.all(
    ['creator', 'first', 'second', 'third', 'stranger'].map(chain.open),
  );
  invariant(creator && first && second && third && stranger, 'there are five accounts');
  const people: AirdropsFixture['people'] = [first, second, third];
  const find = sampleArtifacts(tokenSample, 'airdrops/StakingPool.sol');
  const token = await chain.deploy(creator, find('TestToken'));
  const pool = await chain.deploy(creator, find('StakingPool'), token.address);
  await token.send(creator, 'mint', creator.address, tokens(1_000_000));

  const list = ['100', '250', '1'].map((amount, position) => `${people[position]?.address},${amount}`);
  const { lines, files } = await runScript('airdrops/build-tree.ts', {
    args: ['18'],
    files: { 'recipients.csv': ['address,amount', ...list, ''].join('\n') },
  });
  const treeFile = files['tree.json'] ?? '';
  const root = lines[0]?.replace('root ', '');
  invariant(isHex(root), 'build-tree.ts prints the root first');
  const entries = entriesIn(lines, people);

  const run: AirdropsFixture['run'] = async (script, from, ...args) => {
    const { lines } = await runScript(`airdrops/${script}`, {
      args,
      env: { PRIVATE_KEY: from.key, SEPOLIA_RPC_URL: 'http://node.test' },
      files: { 'tree.json': treeFile },
      chain,
    });
    return lines;
  };
  const campaignAt = (type: CampaignType, address: unknown): Contract =>
    chain.at(getAddress(z.string().parse(address)), compiledAbi('airdrops', `SablierMerkle${type}`));
  const factory: AirdropsFixture['factory'] = (type) =>
    compiledContract(chain, 'airdrops', `SablierFactoryMerkle${type}`);

  /** The same settings as in the scripts, except for the times of a tranched campaign. */
  const settings: AirdropsFixture['settings'] = (type, changes) => {
    const now = Number(chain.now());
    const base = {
      campaignName: 'Test',
      campaignStartTime: 0,
      expiration: now + 180 * day,
      initialAdmin: creator.address,
      ipfsCID: '',
      merkleRoot: root,
      token: token.address,
    };
    const stream = {
      cancelable: true,
      claimType: 0,
      lockup: protocol.lockup.address,
      shape: '',
      transferable: true,
      vestingStartTime: 0,
    };
    const own = {
      Instant: { claimType: 0 },
      LL: {
        ...stream,
        cliffDuration: 30 * day,
        cliffUnlockPercentage: parseEther('0.15'),
        granularity: 1,
        startUnlockPercentage: parseEther('0.1'),
        totalDuration: 90 * day,
      },
      LT: {
        ...stream,
        tranchesWithPercentages: [
          { unlockPercentage: parseEther('0.4'), duration: 30 * day },
          { unlockPercentage: parseEther('0.6'), duration: 30 * day },
        ],
      },
      VCA: {
        aggregateAmount: tokens(351),
        claimType: 0,
        enableRedistribution: false,
        unlockPercentage: parseEther('0.1'),
        vestingEndTime: now + 100 * day,
        vestingStartTime: now,
      },
      Execute: {
        selector: toFunctionSelector('depositFor(uint256,address)'),
        target: pool.address,
      },
    }[type];
    return { ...base, ...own, ...changes };
  };

  return {
    chain,
    protocol,
    creator,
    people,
    stranger,
    token,
    pool,
    treeFile,
    root,
    entries,
    run,
    settings,
    factory,
    async launch(type) {
      const targets = type === 'Execute' ? [pool.address] : [];
      const [line = ''] = await run(`create-${type.toLowerCase()}.ts`, creator, token.address, ...targets);
      return campaignAt(type, line.replace('campaign ', ''));
    },
    fund: async ({ address }) => void (await token.send(creator, 'transfer', address, tokens(351))),
    async create(type, changes) {
      const amounts = type === 'VCA' ? [] : [tokens(351)];
      const args = [settings(type, changes), ...amounts, 3n];
      const { result } = await factory(type).send(creator, `createMerkle${type}`, ...args);
      return campaignAt(type, result);
    },
    async claim(campaign, position = 0, value = 0n) {
      const { index, amount, proof } = entries[position] ?? entries[0];
      const from = people[position] ?? people[0];
      return campaign.pay(from, value, 'claimTo', index, from.address, amount, proof);
    },
    wait: (seconds) => chain.warp(chain.now() + BigInt(seconds)),
  };
}

/** Reads the proofs that `build-tree.ts` prints. */
function entriesIn(lines: readonly string[], people: readonly Account[]): AirdropsFixture['entries'] {
  const amounts = [tokens(100), tokens(250), tokens(1)];
  const [first, second, third] = amounts.map((amount, position) => {
    const text = lines.find((line) => line.startsWith(`proof ${position} `)) ?? '';
    const proof = [...text.matchAll(/0x[0-9a-f]{64}/g)].map(([hash]) => hash as Hex);
    const recipient = people[position]?.address;
    invariant(recipient && proof.length > 0, `build-tree.ts prints the proof of entry ${position}`);
    return { index: BigInt(position), recipient, amount, proof };
  });
  invariant(first && second && third, 'the list has three entries');
  return [first, second, third];
}

/** The domain and the types of the signatures that a campaign accepts. */
export const signatureTypes = (chain: Chain, campaign: Contract) => ({
  domain: { name: 'Sablier Airdrops Protocol', chainId: chain.chainId, verifyingContract: campaign.address },
  types: {
    Claim: [
      { name: 'index', type: 'uint256' },
      { name: 'recipient', type: 'address' },
      { name: 'to', type: 'address' },
      { name: 'amount', type: 'uint128' },
      { name: 'validFrom', type: 'uint40' },
    ],
    Identity: [
      { name: 'recipient', type: 'address' },
      { name: 'expireAt', type: 'uint40' },
    ],
  } as const,
});
