import fs from 'node:fs';
import { shapes } from 'sablier';
import { maxUint256 } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { streamedAmount, toPieces } from '@/lib/figures/streams/pieces';
import type { Contract } from '../foundry/chain';
import { day, followStream, tokens, week } from '../foundry/lockup-fixture';
import { type CreateFixture, setUpCreation } from '../foundry/lockup-v4-fixture';

// Runs the guides to Lockup Linear, Dynamic, and Tranched streams on Lockup v4.0.

let fixture: CreateFixture;
let lockup: Contract;
let vesting: Contract;

async function setUp(sample: string) {
  fixture = await setUpCreation([`lockup/v4.0/create-stream/${sample}.sol`]);
  ({ lockup } = fixture);
  const { token, sender } = fixture;
  vesting = await fixture.deploy(sample, lockup.address, token.address);
  for (const spender of [vesting, lockup]) await token.send(sender, 'approve', spender.address, maxUint256);
}

beforeEach(() => fixture.chain.snapshot());

const one = 10n ** 18n;
const now = (plus = 0) => fixture.now(plus);
const vest = (functionName: string, ...args: unknown[]) =>
  vesting.send(fixture.sender, functionName, fixture.recipient.address, ...args);

const common = () => ({
  sender: fixture.sender.address,
  recipient: fixture.recipient.address,
  depositAmount: 2n * one,
  token: fixture.token.address,
  cancelable: true,
  transferable: true,
  shape: '',
});

describe('Lockup Linear', () => {
  beforeAll(() => setUp('LinearVesting'));

  /** Calls Lockup directly, with terms that the guide's contract doesn't pass. */
  const create = (terms: object, unlockAmounts = { start: 0n, cliff: 0n }, granularity = 0, cliff = 0) => {
    const params = { ...common(), depositAmount: tokens(1000), ...terms };
    const durations = { cliff, total: 100 * day };
    return lockup.send(
      fixture.sender,
      'createWithDurationsLL',
      params,
      unlockAmounts,
      granularity,
      durations,
    );
  };

  /** @param seconds from now, ascending */
  const follow = (streamId: unknown, ...seconds: number[]) =>
    followStream(fixture, lockup, streamId, seconds);

  test('a stream that starts now has the terms from the guide, and the recipient owns the NFT', async () => {
    const { result, events } = await vest('vestFromNow', tokens(1040));
    expect(result).toBe(1n);
    const read = (functionName: string) => lockup.read(functionName, result);
    expect(await read('getSender')).toBe(fixture.sender.address);
    expect(await read('getRecipient')).toBe(fixture.recipient.address);
    expect(await read('getUnderlyingToken')).toBe(fixture.token.address);
    expect(await read('getStartTime')).toBe(now());
    expect(await read('getCliffTime')).toBe(now(4 * week));
    expect(await read('getEndTime')).toBe(now(52 * week));
    expect(await read('getUnlockAmounts')).toEqual({ start: 0n, cliff: tokens(80) });
    expect(await read('getGranularity')).toBe(1);
    expect([await read('isCancelable'), await read('isTransferable')]).toEqual([true, true]);
    expect(events.find(({ name }) => name === 'CreateLockupLinearStream')?.args).toMatchObject({
      commonParams: { funder: vesting.address, depositAmount: tokens(1040), shape: 'cliff' },
    });
    expect(await fixture.token.read('balanceOf', vesting.address)).toBe(0n);
    expect(await fixture.token.read('allowance', vesting.address, lockup.address)).toBe(0n);
  });

  test('with the cliff amount of the guide, the stream releases what it would in v1.2', async () => {
    const { result } = await vest('vestFromNow', tokens(1040));
    const weeks = [4, 13, 26, 52];
    expect(await follow(result, 4 * week - 1, ...weeks.map((each) => each * week))).toEqual([
      0,
      ...weeks.map((each) => each * 20),
    ]);
  });

  test('each shape of the guide releases what its table says', async () => {
    const page = fs.readFileSync('content/guides/lockup/examples/create-stream/lockup-linear.mdx', 'utf8');
    const rows = [
      ...page.matchAll(
        /^\| .*, `(\w+)` \| Amounts (\d+) and (\d+), granularity (\d+), (?:no cliff|cliff on day (\d+)) \| ([\d., ]+) \|$/gm,
      ),
    ];
    expect(rows).toHaveLength(7);
    for (const [, shape, ...cells] of rows) {
      const [start = 0, cliff = 0, granularity = 0, cliffDay = 0] = cells
        .slice(0, 4)
        .map((cell) => Number(cell ?? 0));
      const amounts = { start: tokens(start), cliff: tokens(cliff) };
      const back = await fixture.chain.snapshot();
      const { result } = await create({ shape }, amounts, granularity * day, cliffDay * day);
      const released = await follow(result, ...[24, 25, 50, 99].map((each) => each * day));
      expect(
        released.map((amount) => Math.round(amount * 100) / 100),
        shape,
      ).toEqual(cells[4]?.split(', ').map(Number));
      await back();
    }
  });

  test('the guide lists the labels that the package has deprecated', () => {
    const page = fs.readFileSync('content/guides/lockup/examples/create-stream/lockup-linear.mdx', 'utf8');
    const [, sentence = ''] = /Sablier has deprecated the labels of the old forms: (.*)/.exec(page) ?? [];
    const listed = [...sentence.matchAll(/`(\w+)`/g)].map(([, label]) => label);
    const deprecated = Object.values(shapes.lockup).filter(({ isDeprecated }) => isDeprecated);
    expect(listed.sort()).toEqual(deprecated.map(({ id }) => id).sort());
  });
});

describe('Lockup Dynamic', () => {
  beforeAll(() => setUp('DynamicVesting'));

  const follow = (streamId: unknown, ...seconds: number[]) =>
    followStream(fixture, lockup, streamId, seconds);

  test('a stream in two phases releases what the formula predicts', async () => {
    const { result } = await vest('vestInTwoPhases', tokens(200), tokens(800), now());
    const segments = [
      { amount: 200, exponent: 1, until: 4 * week },
      { amount: 800, exponent: 3.14, until: 52 * week },
    ];
    const pieces = toPieces({ shape: 'segments', segments }, { deposit: 1_000, duration: 52 * week });
    expect(await lockup.read('getEndTime', result)).toBe(now(52 * week));
    const times = [
      0,
      week,
      2 * week + 3,
      4 * week,
      10 * week,
      28 * week,
      40 * week + 7,
      52 * week,
      53 * week,
    ];
    const expected = times.map((time) => expect.closeTo(streamedAmount(pieces, time), 9));
    expect(await follow(result, ...times)).toEqual(expected);
  });
});

describe('Lockup Tranched', () => {
  beforeAll(() => setUp('TranchedVesting'));

  test('it releases what the formula predicts, to the second', async () => {
    const { result } = await vest('vestInTwoSteps', tokens(300), tokens(700));
    const tranches = [
      { amount: 300, at: 4 * week },
      { amount: 700, at: 10 * week },
    ];
    const pieces = toPieces({ shape: 'tranches', tranches }, { deposit: 1_000, duration: 10 * week });
    const times = [0, 4 * week - 1, 4 * week, 7 * week, 10 * week - 1, 10 * week, 11 * week];
    const expected = times.map((time) => streamedAmount(pieces, time));
    expect(await followStream(fixture, lockup, result, times)).toEqual(expected);
  });

  test('the last of four backweighted tranches includes the remainder of the division', async () => {
    const { result, events } = await vest('vestBackweighted', 1003n, now());
    expect(await lockup.read('getTranches', result)).toEqual([
      { amount: 100n, timestamp: now(13 * week) },
      { amount: 200n, timestamp: now(26 * week) },
      { amount: 300n, timestamp: now(39 * week) },
      { amount: 403n, timestamp: now(52 * week) },
    ]);
    expect(events.find(({ name }) => name === 'CreateLockupTranchedStream')?.args).toMatchObject({
      commonParams: { shape: 'tranchedBackweighted' },
    });
  });
});
