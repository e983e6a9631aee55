import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readAllocations } from '@/content/samples/lockup/airstream/merkle-tree';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { type AirstreamFixture, planOf, setUpAirstream } from '../foundry/airstream-fixture';
import { tokens, week } from '../foundry/lockup-fixture';

let fixture: AirstreamFixture;

beforeAll(async () => {
  fixture = await setUpAirstream();
});

beforeEach(() => fixture.chain.snapshot());

const balanceOf = ({ address }: { address: string }) => fixture.token.read('balanceOf', address);

test('the launcher’s caller becomes the admin of a fully funded campaign with the guide’s terms', async () => {
  const campaign = await fixture.launch();
  const terms = {
    admin: fixture.sender.address,
    ASSET: fixture.token.address,
    CANCELABLE: true,
    EXPIRATION: Number(fixture.chain.now()) + 12 * week,
    ipfsCID: 'cid',
    LOCKUP_LINEAR: fixture.lockupLinear.address,
    MERKLE_ROOT: fixture.plan.root,
    name: 'Community airstream'.padEnd(32, '\0'),
    streamDurations: [4 * week, 52 * week],
    TRANSFERABLE: true,
  };
  for (const [name, value] of Object.entries(terms)) expect(await campaign.read(name), name).toEqual(value);
  expect(await balanceOf(campaign)).toBe(tokens(400));
});

test('the guide’s scripts turn a CSV into claims that the campaign accepts', async () => {
  const folder = temporaryFolder();
  fs.writeFileSync(
    path.join(folder, 'recipients.csv'),
    fixture.listOf('100', '300').replaceAll('\n', '\r\n'),
  );
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
  const campaign = fixture.campaignOf(
    await fixture.launcher.send(
      fixture.sender,
      'launch',
      root,
      '',
      BigInt(amount ?? ''),
      BigInt(count ?? ''),
    ),
  );
  for (const each of claims) {
    const args = [each.index, each.recipient, BigInt(each.amount), each.proof];
    await campaign.send(fixture.stranger, 'claim', ...args);
  }
  expect(await fixture.lockupLinear.read('getRecipient', 2n)).toBe(fixture.people[1].address);
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
  expect(() => readAllocations(fixture.listOf('100', '0'), 18)).toThrow('Line 3 has no amount.');
  expect(() => readAllocations(fixture.listOf('100', ''), 18)).toThrow();
  const wrongChecksum = fixture
    .listOf('100', '300')
    .replace(/(?<=0x.*)[a-f]/, (letter) => letter.toUpperCase());
  for (const csv of ['address,amount\n0x12,100', wrongChecksum])
    expect(() => readAllocations(csv, 18)).toThrow('Line 2 has no valid address.');
});
