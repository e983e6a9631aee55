import fs from 'node:fs';
import { maxUint64, maxUint128, parseUnits, toFunctionSelector } from 'viem';
import { expect, test } from 'vitest';
import { readSample } from '@/lib/content/samples/sample-files';

// Computes the numbers in the guides' text that no test of their samples computes.

const read = (slug: string) => fs.readFileSync(`content/guides/${slug}.mdx`, 'utf8');
const grouped = (value: number) => value.toLocaleString('en-US');
const day = 86_400;

test('the explorer guide converts amounts and durations correctly', () => {
  const page = read('lockup/etherscan');
  const amounts = [...page.matchAll(/^\| ([\d.,]+) (DAI|USDC) \| (\d+) \| `(\d+)` \|$/gm)];
  expect(amounts).toHaveLength(4);
  for (const [, amount = '', , decimals, units] of amounts)
    expect(`${parseUnits(amount.replaceAll(',', ''), Number(decimals))}`).toBe(units);
  expect(page).toContain(
    `One day is \`${day}\`, ten days are \`${10 * day}\`, and 365 days are \`${365 * day}\`.`,
  );
  expect(page).toContain(`73 days are \`${73 * day}\` seconds`);
});

test('the guide to dynamic streams states the maximum of an exponent, which has 18 decimals in 64 bits', () => {
  const maximum = Math.floor(Number(maxUint64) / 1e16) / 100;
  expect(read('lockup/examples/create-stream/lockup-dynamic')).toContain(`The maximum is about ${maximum}.`);
});

test('the guide to rates states the limit of a rate, and what an amount per 30 days is in a year', () => {
  const page = read('flow/examples/rate-per-second');
  expect(page).toContain(`about ${Math.round(Number(maxUint128) / 1e36)} quintillion tokens per second`);
  expect(page).toContain(
    `3,000 tokens per 30 days add up to ${grouped((3000 / 30) * 365)} in 365 days, not ${grouped(3000 * 12)}`,
  );
});

test('the guide to batches of Flow states the gas limit of a transaction on Ethereum', () => {
  // https://eips.ethereum.org/EIPS/eip-7825
  expect(read('flow/examples/batch-calls')).toContain(`which on Ethereum is ${grouped(2 ** 24)}`);
});

test('the staking guide states the reward rate of its example, and the length of the contract', () => {
  const page = read('lockup/examples/staking/setup');
  expect(page).toContain(`the rate is \`400e18 / ${4 * 3600}\``);
  expect(page).toContain(
    `about ${(400 / (4 * 3600)).toFixed(4)} tokens per second, or ${400 / 4} tokens per hour`,
  );
  expect(page).toContain(`funds a ${2_592_000 / day}-day period`);
  expect(page).toContain('"startRewardPeriod(uint256,uint256)" 1000000000000000000000 2592000');
  const lines = readSample('lockup/v4.0/staking/StreamStaking.sol')
    .split('\n')
    .filter((line) => !/\/\/ #(end)?region/.test(line)).length;
  expect(page).toContain(`about ${Math.round(lines / 10) * 10} lines`);
});

test('the guide to trees states how long the proofs of a million entries are', () => {
  expect(read('airdrops/examples/merkle-tree')).toContain(
    `A list of a million entries has proofs of at most ${Math.ceil(Math.log2(1e6))} hashes.`,
  );
});

test("the hint about scripts contains the selector of a token's error", () => {
  const hint = fs.readFileSync('content/snippets/ScriptErrors.mdx', 'utf8');
  expect(hint).toContain(toFunctionSelector('ERC20InsufficientBalance(address,uint256,uint256)'));
});
