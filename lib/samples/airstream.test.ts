import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Hex } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildTree, readAllocations } from '@/content/samples/lockup/airstream/merkle-tree';
import { releaseArtifact } from './evm/artifacts';
import type { Contract, Receipt } from './evm/chain';
import { day, followStream, type LockupScene, setLockupScene, tokens, week } from './evm/lockup-scene';
import type { Account } from './evm/machine';
import { errorsNamedOn } from './named-errors';

let scene: LockupScene;
let launcher: Contract;
let people: Account[];

beforeAll(async () => {
  scene = await setLockupScene('lockup/AirstreamLauncher.sol');
  const { merkleLockupFactory, lockupLinear, token, sender } = scene;
  const addresses = [merkleLockupFactory, lockupLinear, token].map(({ address }) => address);
  launcher = await scene.deploy('AirstreamLauncher', ...addresses);
  await token.send(sender, 'approve', launcher.address, tokens(1_000_000));
  people = [scene.recipient, scene.stranger, await scene.chain.open('third')];
}, 300_000);

beforeEach(() => scene.chain.snapshot());

const listOf = (...amounts: string[]) =>
  ['address,amount', ...amounts.map((amount, index) => `${people[index]?.address},${amount}`), ''].join('\n');
const plan = (csv = listOf('100', '250.5', '49.5')) => {
  const allocations = readAllocations(csv, 18);
  return { allocations, ...buildTree(allocations) };
};
type Plan = ReturnType<typeof plan>;

const addressIn = (value: unknown) => z.custom<Hex>((each) => typeof each === 'string').parse(value);

const campaignOf = ({ events }: Receipt): Contract => {
  const args = events.find(({ name }) => name === 'CreateMerkleLL')?.args;
  return scene.chain.at(addressIn(args?.merkleLL), releaseArtifact('periphery', 'SablierV2MerkleLL').abi);
};

async function launch({ root }: Plan, from = scene.sender): Promise<Contract> {
  return campaignOf(await launcher.send(from, 'launch', root, 'cid', tokens(400), 3n));
}

/** By default, somebody claims the first allocation for its recipient. */
const claim = (campaign: Contract, { allocations, proofs }: Plan, position = 0, changes = {}) => {
  const allocation = { ...allocations[position], ...changes };
  const args = [allocation.index, allocation.recipient, allocation.amount, proofs[position]];
  return campaign.send(scene.sender, 'claim', ...args);
};
const wait = (seconds: number) => scene.chain.warp(scene.chain.now() + BigInt(seconds));
const balanceOf = ({ address }: { address: string }) => scene.token.read('balanceOf', address);

/** The factory's parameters for a campaign that nobody has funded. */
const params = (changes = {}) => ({
  asset: scene.token.address,
  cancelable: true,
  expiration: 0,
  initialAdmin: scene.sender.address,
  ipfsCID: '',
  merkleRoot: plan().root,
  name: 'Test',
  transferable: true,
  ...changes,
});
const create = (changes = {}, durations = { cliff: 0, total: day }) =>
  scene.merkleLockupFactory.send(
    scene.sender,
    'createMerkleLL',
    params(changes),
    scene.lockupLinear.address,
    durations,
    0n,
    0n,
  );

/** A funded campaign whose streams unlock in steps. */
async function createTranched(...percentages: bigint[]): Promise<Contract> {
  const tranches = percentages.map((unlockPercentage) => ({ unlockPercentage, duration: day }));
  const { address } = scene.lockupTranched;
  const args = [params(), address, tranches, 0n, 0n];
  const { result } = await scene.merkleLockupFactory.send(scene.sender, 'createMerkleLT', ...args);
  const campaign = scene.chain.at(addressIn(result), releaseArtifact('periphery', 'SablierV2MerkleLT').abi);
  await scene.token.send(scene.sender, 'mint', campaign.address, tokens(400));
  return campaign;
}

test('the caller of the launcher is the admin of a campaign with the terms of the guide, funded in full', async () => {
  const campaign = await launch(plan());
  const read = (name: string) => campaign.read(name);
  expect(await read('admin')).toBe(scene.sender.address);
  expect(await read('MERKLE_ROOT')).toBe(plan().root);
  expect(await read('ASSET')).toBe(scene.token.address);
  expect(await read('CANCELABLE')).toBe(true);
  expect(await read('TRANSFERABLE')).toBe(true);
  expect(await read('EXPIRATION')).toBe(Number(scene.chain.now()) + 12 * week);
  expect(await read('ipfsCID')).toBe('cid');
  expect(await read('name')).toBe('Community airstream'.padEnd(32, '\0'));
  expect(await read('streamDurations')).toEqual([4 * week, 52 * week]);
  expect(await balanceOf(campaign)).toBe(tokens(400));
});

test('everybody on the list can be given their stream, which begins with the claim', async () => {
  const story = plan();
  const campaign = await launch(story);
  for (const [position, { address }] of people.entries()) {
    wait(day);
    const { result: streamId } = await claim(campaign, story, position);
    expect(await campaign.read('hasClaimed', BigInt(position))).toBe(true);
    expect(await scene.lockupLinear.read('getStream', streamId)).toMatchObject({
      sender: scene.sender.address,
      recipient: address,
      startTime: Number(scene.chain.now()),
      isCancelable: true,
      isTransferable: true,
      amounts: { deposited: story.allocations[position]?.amount },
    });
  }
  expect(await balanceOf(campaign)).toBe(0n);
  expect(await followStream(scene, scene.lockupLinear, 3n, [4 * week - 1, 26 * week, 52 * week])).toEqual([
    0, 24.75, 49.5,
  ]);
});

const scriptOutput = (cwd: string): string => {
  const script = path.resolve('content/samples/lockup/airstream/build-campaign.ts');
  const tsx = path.resolve('node_modules/.bin/tsx');
  const { stdout, stderr } = spawnSync(tsx, [script, '18'], { cwd, encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout;
};

test('the guide prints what the script says about the example of a list', () => {
  const { root, allocations } = plan(fs.readFileSync('public/csv/airstream.csv', 'utf8'));
  const total = allocations.reduce((sum, { amount }) => sum + amount, 0n);
  const guide = fs.readFileSync('content/guides/lockup/examples/create-airstream.mdx', 'utf8');
  for (const line of [
    `merkleRoot ${root}`,
    `aggregateAmount ${total}`,
    `recipientCount ${allocations.length}`,
  ])
    expect(guide).toContain(line);
});

test('the scripts of the guide turn a CSV into claims that the campaign accepts', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'airstream-'));
  fs.writeFileSync(path.join(folder, 'recipients.csv'), listOf('100', '300').replaceAll('\n', '\r\n'));
  const stdout = scriptOutput(folder);
  const claims = z
    .array(
      z.object({ index: z.number(), recipient: z.string(), amount: z.string(), proof: z.array(z.string()) }),
    )
    .parse(JSON.parse(fs.readFileSync(path.join(folder, 'claims.json'), 'utf8')));
  fs.rmSync(folder, { recursive: true });

  const [root, amount, count] = stdout.split('\n').map((line) => line.split(' ')[1] ?? '');
  expect([amount, count]).toEqual([`${tokens(400)}`, '2']);
  const campaign = campaignOf(
    await launcher.send(scene.sender, 'launch', root, 'cid', BigInt(amount ?? ''), BigInt(count ?? '')),
  );
  for (const each of claims) {
    const args = [each.index, each.recipient, BigInt(each.amount), each.proof];
    await campaign.send(scene.stranger, 'claim', ...args);
  }
  expect(await scene.lockupLinear.read('getRecipient', 2n)).toBe(people[1]?.address);
});

test('a list without an amount, or with a broken address, makes no tree', () => {
  expect(() => readAllocations(listOf('100', '0'), 18)).toThrow('Line 3 has no amount.');
  expect(() => readAllocations(listOf('100', ''), 18)).toThrow();
  expect(() => readAllocations('address,amount\n0x12,100', 18)).toThrow('Address "0x12" is invalid.');
});

test('who is admin at the time of a claim is the sender of its stream, and can cancel it', async () => {
  const story = plan();
  const campaign = await launch(story);
  await claim(campaign, story);
  await campaign.send(scene.sender, 'transferAdmin', scene.admin.address);
  await claim(campaign, story, 1);
  expect(await scene.lockupLinear.read('getSender', 1n)).toBe(scene.sender.address);
  expect(await scene.lockupLinear.read('getSender', 2n)).toBe(scene.admin.address);
  wait(26 * week);
  await scene.lockupLinear.send(scene.admin, 'cancel', 2n);
  expect(await balanceOf(scene.admin)).toBe(tokens(125.25));
});

test('the same campaign twice in one block makes the second call revert without data', async () => {
  await launch(plan());
  await expect(launch(plan())).rejects.toMatchObject({ errorName: '' });
  wait(1);
  await launch(plan());
});

test('a campaign of tranches takes the same claims, and splits each amount by its percentages', async () => {
  const campaign = await createTranched(333_333_333_333_333_333n, 666_666_666_666_666_667n);
  const { result } = await claim(campaign, plan());
  const [first, last] = z
    .array(z.object({ amount: z.bigint() }))
    .parse(await scene.lockupTranched.read('getTranches', result));
  expect(first?.amount).toBe(33_333_333_333_333_333_300n);
  expect(last?.amount).toBe(tokens(100) - (first?.amount ?? 0n));
});

describe('clawback', () => {
  const clawback = (campaign: Contract, from = scene.sender) =>
    campaign.send(from, 'clawback', scene.sender.address, tokens(1));
  const refused = { errorName: 'SablierV2MerkleLockup_ClawbackNotAllowed' };

  test('is open before the first claim, up to the last second of 7 days after it, and from the expiration on', async () => {
    const story = plan();
    const campaign = await launch(story);
    const expiration = scene.chain.now() + BigInt(12 * week);
    wait(5 * week);
    await clawback(campaign);
    await claim(campaign, story);
    wait(7 * day);
    await clawback(campaign);
    wait(1);
    await expect(clawback(campaign)).rejects.toMatchObject(refused);
    scene.chain.warp(expiration - 1n);
    await expect(clawback(campaign)).rejects.toMatchObject(refused);
    wait(1);
    await clawback(campaign);
    expect(await balanceOf(campaign)).toBe(tokens(297));
  });

  test('never opens again after those 7 days, if the campaign does not expire', async () => {
    const campaign = campaignOf(await create());
    await scene.token.send(scene.sender, 'mint', campaign.address, tokens(400));
    await claim(campaign, plan());
    wait(100 * 52 * week);
    await expect(clawback(campaign)).rejects.toMatchObject(refused);
    await claim(campaign, plan(), 1);
  });
});

describe('wrong use ends in the error that the guide names', () => {
  const launched = async (use: (campaign: Contract, story: Plan) => Promise<unknown>) =>
    use(await launch(plan()), plan());

  const wrongUses: Record<string, () => Promise<unknown>> = {
    CallerNotAdmin: () =>
      launched((campaign) => campaign.send(scene.stranger, 'clawback', scene.stranger.address, 1n)),
    ERC20InsufficientAllowance: () => launch(plan(), scene.stranger),
    ERC20InsufficientBalance: async () => claim(campaignOf(await create()), plan()),
    SablierV2LockupLinear_CliffTimeNotLessThanEndTime: async () =>
      claim(campaignOf(await create({}, { cliff: day, total: day })), plan()),
    SablierV2MerkleLT_TotalPercentageNotOneHundred: async () =>
      claim(await createTranched(5n * 10n ** 17n, 4n * 10n ** 17n), plan()),
    SablierV2MerkleLockup_CampaignExpired: () =>
      launched((campaign, story) => {
        wait(12 * week);
        return claim(campaign, story);
      }),
    SablierV2MerkleLockup_CampaignNameTooLong: () => create({ name: 'x'.repeat(33) }),
    SablierV2MerkleLockup_ClawbackNotAllowed: () =>
      launched(async (campaign, story) => {
        await claim(campaign, story);
        wait(8 * day);
        return campaign.send(scene.sender, 'clawback', scene.sender.address, 1n);
      }),
    SablierV2MerkleLockup_InvalidProof: () =>
      launched((campaign, story) => claim(campaign, story, 0, { amount: tokens(101) })),
    SablierV2MerkleLockup_StreamClaimed: () =>
      launched(async (campaign, story) => {
        await claim(campaign, story);
        return claim(campaign, story);
      }),
  };

  test.each(Object.entries(wrongUses))('%s', async (errorName, wrongUse) => {
    await expect(wrongUse()).rejects.toMatchObject({ errorName });
  });

  test('the guide names these and no others', () => {
    const named = errorsNamedOn('guides/lockup/examples/create-airstream');
    expect(named).toEqual(Object.keys(wrongUses).sort());
  });
});
