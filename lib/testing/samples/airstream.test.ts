import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readAllocations } from '@/content/samples/lockup/airstream/merkle-tree';
import { type AirstreamScene, planOf, setAirstreamScene } from '../evm/airstream-scene';
import type { Contract } from '../evm/chain';
import { day, followStream, tokens, week } from '../evm/lockup-scene';

let scene: AirstreamScene;

beforeAll(async () => {
  scene = await setAirstreamScene();
}, 300_000);

beforeEach(() => scene.chain.snapshot());

const balanceOf = ({ address }: { address: string }) => scene.token.read('balanceOf', address);

test('the launcher’s caller becomes the admin of a fully funded campaign with the guide’s terms', async () => {
  const campaign = await scene.launch();
  const terms = {
    admin: scene.sender.address,
    ASSET: scene.token.address,
    CANCELABLE: true,
    EXPIRATION: Number(scene.chain.now()) + 12 * week,
    ipfsCID: 'cid',
    LOCKUP_LINEAR: scene.lockupLinear.address,
    MERKLE_ROOT: scene.plan.root,
    name: 'Community airstream'.padEnd(32, '\0'),
    streamDurations: [4 * week, 52 * week],
    TRANSFERABLE: true,
  };
  for (const [name, value] of Object.entries(terms)) expect(await campaign.read(name), name).toEqual(value);
  expect(await balanceOf(campaign)).toBe(tokens(400));
});

test('anyone can claim for each recipient on the list, and the stream starts with the claim', async () => {
  const campaign = await scene.launch();
  for (const [position, { address }] of scene.people.entries()) {
    scene.wait(day);
    const { result: streamId } = await scene.claim(campaign, position);
    expect(await campaign.read('hasClaimed', BigInt(position))).toBe(true);
    expect(await scene.lockupLinear.read('getStream', streamId)).toMatchObject({
      sender: scene.sender.address,
      recipient: address,
      startTime: Number(scene.chain.now()),
      isCancelable: true,
      isTransferable: true,
      amounts: { deposited: scene.plan.allocations[position]?.amount },
    });
  }
  expect(await balanceOf(campaign)).toBe(0n);
  expect(await followStream(scene, scene.lockupLinear, 3n, [4 * week - 1, 26 * week, 52 * week])).toEqual([
    0, 24.75, 49.5,
  ]);
});

test('the guide’s scripts turn a CSV into claims that the campaign accepts', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'airstream-'));
  fs.writeFileSync(path.join(folder, 'recipients.csv'), scene.listOf('100', '300').replaceAll('\n', '\r\n'));
  const script = path.resolve('content/samples/lockup/airstream/build-campaign.ts');
  const tsx = path.resolve('node_modules/.bin/tsx');
  const { stdout, stderr } = spawnSync(tsx, [script, '18'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  const claims = z
    .array(
      z.object({ index: z.number(), recipient: z.string(), amount: z.string(), proof: z.string().array() }),
    )
    .parse(JSON.parse(fs.readFileSync(path.join(folder, 'claims.json'), 'utf8')));
  fs.rmSync(folder, { recursive: true });

  const [root, amount, count] = stdout.split('\n').map((line) => line.split(' ')[1] ?? '');
  expect([amount, count]).toEqual([`${tokens(400)}`, '2']);
  const campaign = scene.campaignOf(
    await scene.launcher.send(scene.sender, 'launch', root, '', BigInt(amount ?? ''), BigInt(count ?? '')),
  );
  for (const each of claims) {
    const args = [each.index, each.recipient, BigInt(each.amount), each.proof];
    await campaign.send(scene.stranger, 'claim', ...args);
  }
  expect(await scene.lockupLinear.read('getRecipient', 2n)).toBe(scene.people[1].address);
});

test('the guide shows the script’s output for the example list', () => {
  const { root, allocations } = planOf(fs.readFileSync('public/csv/airstream.csv', 'utf8'));
  const total = allocations.reduce((sum, { amount }) => sum + amount, 0n);
  const guide = fs.readFileSync('content/guides/lockup/examples/create-airstream.mdx', 'utf8');
  for (const line of [
    `merkleRoot ${root}`,
    `aggregateAmount ${total}`,
    `recipientCount ${allocations.length}`,
  ])
    expect(guide).toContain(line);
});

test('a list with a missing amount or an invalid address is rejected', () => {
  expect(() => readAllocations(scene.listOf('100', '0'), 18)).toThrow('Line 3 has no amount.');
  expect(() => readAllocations(scene.listOf('100', ''), 18)).toThrow();
  expect(() => readAllocations('address,amount\n0x12,100', 18)).toThrow('Address "0x12" is invalid.');
});

test('the admin at the time of a claim becomes the stream’s sender, and can cancel it', async () => {
  const campaign = await scene.launch();
  await scene.claim(campaign);
  await campaign.send(scene.sender, 'transferAdmin', scene.admin.address);
  await scene.claim(campaign, 1);
  expect(await scene.lockupLinear.read('getSender', 1n)).toBe(scene.sender.address);
  expect(await scene.lockupLinear.read('getSender', 2n)).toBe(scene.admin.address);
  scene.wait(26 * week);
  await scene.lockupLinear.send(scene.admin, 'cancel', 2n);
  expect(await balanceOf(scene.admin)).toBe(tokens(125.25));
});

test('a tranched campaign accepts the same claims, and splits each amount by its percentages', async () => {
  const campaign = await scene.createTranched(3n * 10n ** 17n, 7n * 10n ** 17n);
  await scene.token.send(scene.sender, 'mint', campaign.address, tokens(400));
  const { result } = await scene.claim(campaign);
  const tranches = await scene.lockupTranched.read('getTranches', result);
  const now = Number(scene.chain.now());
  expect(tranches).toEqual([
    { amount: tokens(30), timestamp: now + day },
    { amount: tokens(70), timestamp: now + 2 * day },
  ]);
});

describe('clawback', () => {
  const clawback = (campaign: Contract) =>
    campaign.send(scene.sender, 'clawback', scene.sender.address, tokens(1));
  const refused = { errorName: 'SablierV2MerkleLockup_ClawbackNotAllowed' };

  test('is possible before the first claim, for 7 days after it, and after the expiration', async () => {
    const campaign = await scene.launch();
    const expiration = scene.chain.now() + BigInt(12 * week);
    scene.wait(5 * week);
    await clawback(campaign);
    await scene.claim(campaign);
    scene.wait(7 * day);
    await clawback(campaign);
    scene.wait(1);
    await expect(clawback(campaign)).rejects.toMatchObject(refused);
    scene.chain.warp(expiration - 1n);
    await expect(clawback(campaign)).rejects.toMatchObject(refused);
    scene.wait(1);
    await clawback(campaign);
    expect(await balanceOf(campaign)).toBe(tokens(297));
  });

  test('is never possible again after those 7 days if the campaign does not expire', async () => {
    const campaign = await scene.create();
    await scene.token.send(scene.sender, 'mint', campaign.address, tokens(400));
    await scene.claim(campaign);
    scene.wait(100 * 52 * week);
    await expect(clawback(campaign)).rejects.toMatchObject(refused);
    await scene.claim(campaign, 1);
  });
});
