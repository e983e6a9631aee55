import { getAddress, isHex, parseEther, toFunctionSelector } from 'viem';
import { z } from 'zod';
import { invariant } from '@/lib/site/invariant';
import { runScript } from '../samples/run-script';
import type { Account } from './account';
import { releaseAbi, sampleArtifacts } from './artifacts';
import { type Contract, startChain } from './chain';
import { day, tokenSample, tokens } from './lockup-fixture';
import { newestReleases, releaseContract } from './protocol';

/** The five types of campaigns. */
export type CampaignType = 'Instant' | 'LL' | 'LT' | 'VCA' | 'Execute';

/** The fixture for the guides to Airdrops v3.0. */
export type AirdropsFixture = Awaited<ReturnType<typeof setUpAirdrops>>;

/** Sets up a chain with a token, a list, and a target for Execute campaigns. */
export async function setUpAirdrops() {
  const chain = await startChain();
  const protocol = newestReleases(chain);
  const creator = await chain.open('creator');
  const people = [await chain.open('first'), await chain.open('second'), await chain.open('third')] as const;
  const find = sampleArtifacts(tokenSample, 'airdrops/StakingPool.sol');
  const token = await chain.deploy(creator, find('TestToken'));
  const pool = await chain.deploy(creator, find('StakingPool'), token.address);
  await token.send(creator, 'mint', creator.address, tokens(1_000_000));

  const amounts = ['100', '250', '1'] as const;
  const list = amounts.map((amount, position) => `${people[position]?.address},${amount}`);
  const { lines, files } = await runScript('airdrops/build-tree.ts', {
    args: ['18'],
    files: { 'recipients.csv': ['address,amount', ...list, ''].join('\n') },
  });
  const treeFile = files['tree.json'] ?? '';
  const root = lines[0]?.replace('root ', '');
  invariant(isHex(root), 'build-tree.ts prints the root first');
  /** Reads the proof that `build-tree.ts` printed. */
  const entryAt = (position: 0 | 1 | 2) => {
    const text = lines.find((line) => line.startsWith(`proof ${position} `)) ?? '';
    const proof = text.match(/0x[0-9a-f]{64}/g);
    invariant(proof, `build-tree.ts prints the proof of entry ${position}`);
    return { index: BigInt(position), amount: tokens(Number(amounts[position])), proof };
  };
  const entries = [entryAt(0), entryAt(1), entryAt(2)] as const;

  const run = async (script: string, from: Account, ...args: string[]) => {
    const { lines } = await runScript(`airdrops/${script}`, {
      args,
      env: { PRIVATE_KEY: from.key, SEPOLIA_RPC_URL: 'http://node.test' },
      files: { 'tree.json': treeFile },
      chain,
    });
    return lines;
  };
  const campaignAt = (type: CampaignType, address: unknown): Contract =>
    chain.at(getAddress(z.string().parse(address)), releaseAbi('airdrops', `SablierMerkle${type}`));
  const factory = (type: CampaignType) => releaseContract(chain, 'airdrops', `SablierFactoryMerkle${type}`);

  /** The same settings as in the scripts, except for the times of a tranched campaign. */
  const settings = (type: CampaignType, changes: object) => {
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
    /** Creates the campaigns, and is their admin. Owns a million tokens. */
    creator,
    /** The recipients on the list, in order. They get 100, 250, and 1 token. */
    people,
    stranger: await chain.open('stranger'),
    token,
    /** The target of Execute campaigns. */
    pool,
    root,
    entries,
    /** Runs one of the guides' scripts from an account, and returns its lines. */
    run,
    factory,
    /** Runs the script that creates a campaign of a type. The campaign has no tokens. */
    async launch(type: CampaignType) {
      const targets = type === 'Execute' ? [pool.address] : [];
      const [line = ''] = await run(`create-${type.toLowerCase()}.ts`, creator, token.address, ...targets);
      return campaignAt(type, line.replace('campaign ', ''));
    },
    /** Gives a campaign all of its tokens. */
    fund: ({ address }: Contract) => token.send(creator, 'transfer', address, tokens(351)),
    /** Calls a factory with the guide's settings, some of which can be changed. */
    async create(type: CampaignType, changes: object = {}) {
      const amounts = type === 'VCA' ? [] : [tokens(351)];
      const args = [settings(type, changes), ...amounts, 3n];
      const { result } = await factory(type).send(creator, `createMerkle${type}`, ...args);
      return campaignAt(type, result);
    },
    /** Claims with `claimTo`, as the recipient at a position on the list. */
    claim(campaign: Contract, position: 0 | 1 | 2 = 0, value = 0n) {
      const { index, amount, proof } = entries[position];
      const from = people[position];
      return campaign.pay(from, value, 'claimTo', index, from.address, amount, proof);
    },
    wait: (seconds: number) => chain.warp(chain.now() + BigInt(seconds)),
  };
}
