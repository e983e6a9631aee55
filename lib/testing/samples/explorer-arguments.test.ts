import fs from 'node:fs';
import { releases } from 'sablier/evm/releases';
import type { Abi } from 'viem';
import { encodeFunctionData } from 'viem/utils';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readSample } from '@/lib/content/samples/sample-files';

const list = z.array(z.unknown());
const abi = z.custom<Abi>(Array.isArray);

const batchLockup = z
  .object({ abi })
  .parse(
    JSON.parse(
      fs.readFileSync('node_modules/@sablier/v2-periphery/artifacts/SablierV2BatchLockup.json', 'utf8'),
    ),
  );
const abiOf = (version: string, contract: string): Abi => {
  const release = Object.values(releases.lockup ?? {}).find((each) => each.version === version);
  return abi.parse(release?.abi?.[contract]);
};

const someAddress = `0x${'11'.repeat(20)}`;

/** Reads the arguments for a block explorer, and replaces each placeholder in capitals with an address. */
const argumentsOf = (name: string): unknown[] =>
  list.parse(
    JSON.parse(readSample(`lockup/etherscan/${name}.json`), (_, value) => {
      if (typeof value !== 'string') return value;
      if (/^[A-Z]+(_\w+)?$/.test(value)) return someAddress;
      return /^\d+$/.test(value) ? BigInt(value) : value;
    }),
  );

/** Returns the selector of a call with these arguments, and fails if their types don't match. */
const selectorOf = (abi: Abi, functionName: string, args: unknown[]): string =>
  encodeFunctionData({ abi, functionName, args }).slice(0, 10);

test('the arguments for one stream match SablierV2LockupLinear', () => {
  const linear = abiOf('v1.2', 'SablierV2LockupLinear');
  const params = {
    timestamps: argumentsOf('create-with-timestamps'),
    durations: argumentsOf('create-with-durations'),
  };
  expect(selectorOf(linear, 'createWithTimestamps', [params.timestamps])).toBe('0x53b15727');
  expect(selectorOf(linear, 'createWithDurations', [params.durations])).toBe('0xab167ccc');
});

test('the arguments for a batch match SablierV2BatchLockup', () => {
  const args = [someAddress, someAddress, argumentsOf('batch')];
  expect(selectorOf(batchLockup.abi, 'createWithTimestampsLL', args)).toBe('0xa514f83e');
});

test('the stream covers the year 2030', () => {
  const [start, , end] = list.parse(argumentsOf('create-with-timestamps')[6]);
  expect([start, end]).toEqual([2030, 2031].map((year) => BigInt(Date.UTC(year, 0, 1) / 1000)));
});
