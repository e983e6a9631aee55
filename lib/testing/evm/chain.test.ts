import type { Hex } from 'viem';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { releaseArtifact } from './artifacts';
import { type Chain, type Contract, startChain } from './chain';
import type { Account } from './machine';

let chain: Chain;
let admin: Account;
let lockup: Contract;

beforeAll(async () => {
  chain = await startChain();
  admin = await chain.open('admin');
  const linear = releaseArtifact('core', 'SablierV2LockupLinear');
  lockup = await chain.deploy(admin, linear, admin.address, admin.address);
});

beforeEach(() => chain.snapshot());

test('an account’s address depends only on its name', async () => {
  expect(await chain.open('admin')).toEqual(admin);
  expect((await chain.open('somebody')).address).not.toBe(admin.address);
});

test('a transaction changes the state and returns its events; a read does neither', async () => {
  const next = await chain.open('next');
  expect(await lockup.read('admin')).toBe(admin.address);
  const { events, gasUsed } = await lockup.send(admin, 'transferAdmin', next.address);
  expect(await lockup.read('admin')).toBe(next.address);
  expect(events).toEqual([
    {
      contract: lockup.address,
      name: 'TransferAdmin',
      args: { oldAdmin: admin.address, newAdmin: next.address },
    },
  ]);
  expect(gasUsed).toBeGreaterThan(21_000n);
});

test('a read fails if the call writes to the state', async () => {
  await expect(lockup.read('setApprovalForAll', admin.address, true)).rejects.toMatchObject({
    errorName: '',
    message: 'static state change, without revert data',
  });
});

test('a revert has the name and arguments of its error', async () => {
  const stranger = await chain.open('stranger');
  await expect(lockup.send(stranger, 'transferAdmin', stranger.address)).rejects.toMatchObject({
    name: 'Reverted',
    errorName: 'CallerNotAdmin',
    args: [admin.address, stranger.address],
    message: `CallerNotAdmin(${admin.address}, ${stranger.address})`,
  });
});

test('restoring a snapshot undoes transactions and time changes', async () => {
  const before = chain.now();
  const back = await chain.snapshot();
  chain.warp(before + 10n);
  await lockup.send(admin, 'transferAdmin', lockup.address);
  await back();
  expect(chain.now()).toBe(before);
  expect(await lockup.read('admin')).toBe(admin.address);
  await lockup.send(admin, 'transferAdmin', lockup.address);
});

test('time cannot go backward', () => {
  expect(() => chain.warp(chain.now() - 1n)).toThrow('time does not run backward');
});

test('code larger than Ethereum’s limit is rejected', async () => {
  // Returns the given number of zeros: https://eips.ethereum.org/EIPS/eip-170
  const withCodeOf = (size: number) => ({
    abi: [],
    bytecode: `0x62${size.toString(16).padStart(6, '0')}6000f3` as Hex,
  });
  await chain.deploy(admin, withCodeOf(24_576));
  await expect(chain.deploy(admin, withCodeOf(24_577))).rejects.toThrow('code size to deposit exceeds');
});
