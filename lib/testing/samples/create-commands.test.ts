import { arbitrum } from 'viem/chains';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readSample } from '@/lib/content/samples/sample-files';
import { publishedAddress } from '../foundry/artifacts';
import { day, tokens } from '../foundry/lockup-fixture';
import { type CreateFixture, setUpCreation } from '../foundry/lockup-v4-fixture';
import { setFee } from '../foundry/protocol';
import { openReader } from './follow-page';

// Runs the commands with which the guides create streams on Sepolia, in the order of the pages.

const guides = 'guides/lockup/examples';

let fixture: CreateFixture;

beforeAll(async () => {
  fixture = await setUpCreation();
});

beforeEach(() => fixture.chain.snapshot());

/** Follows a page, with the `.env` file from the guide to linear streams. @returns what the commands print */
async function follow(
  page: string,
  sections: string[],
  variables: Record<string, string> = {},
): Promise<string> {
  const reader = openReader({
    slug: page,
    chain: fixture.chain,
    project: 'lockup-v4.0',
    variables: {
      SABLIER_LOCKUP: fixture.lockup.address,
      SENDER: fixture.sender.address,
      RECIPIENT: fixture.recipient.address,
      ...variables,
    },
  });
  return (await reader.follow(...sections)).join('\n');
}

const withToken = () => ({ TOKEN: fixture.token.address });
const read = (functionName: string, streamId = 1n) => fixture.lockup.read(functionName, streamId);

test('the guide to linear streams deploys a token and a contract, creates a stream with a cliff, and withdraws a bonus', async () => {
  const printed = await follow(`${guides}/create-stream/lockup-linear`, [
    'Prepare a testnet',
    'Create a stream',
    'Withdraw',
  ]);
  expect(printed).toContain(fixture.recipient.address);
  expect(await read('getDepositedAmount')).toBe(tokens(1040));
  expect(await read('getCliffTime')).toBe(Number(await read('getStartTime')) + 4 * 7 * 86_400);
  expect(await read('getWithdrawnAmount')).toBe(0n);
  expect(await read('getWithdrawnAmount', 2n)).toBeGreaterThanOrEqual(tokens(520));
});

test('the guide to linear streams does the same on Arbitrum, with the published address', async () => {
  const env = readSample('lockup/v4.0/create-stream/arbitrum-env.sh');
  expect(env).toContain(`SABLIER_LOCKUP="${publishedAddress(arbitrum.id, 'lockup', 'SablierLockup')}"`);
  const printed = await follow(`${guides}/create-stream/lockup-linear`, ['On Arbitrum or another mainnet'], {
    ...withToken(),
    ARBITRUM_RPC_URL: fixture.chain.url,
    AMOUNT: /AMOUNT="(\d+)"/.exec(env)?.[1] ?? '',
  });
  expect(printed.split('\n').at(-1)).toBe(fixture.recipient.address);
  expect(await read('getDepositedAmount')).toBe(1_040_000_000n);
});

test('the guide to dynamic streams creates one in two phases', async () => {
  await follow(`${guides}/create-stream/lockup-dynamic`, ['Create a stream'], withToken());
  expect(await read('getSegments')).toMatchObject([{ amount: tokens(200) }, { amount: tokens(800) }]);
});

test('the guide to tranched streams creates one with two steps', async () => {
  const printed = await follow(`${guides}/create-stream/lockup-tranched`, ['Create a stream'], withToken());
  expect(printed).toContain('[(300000000000000000000 [3e20]');
  expect(await read('getTranches')).toMatchObject([{ amount: tokens(300) }, { amount: tokens(700) }]);
});

test('the guide to price-gated streams creates one, and its script withdraws at the target price, with the fee', async () => {
  const page = `${guides}/create-stream/price-gated`;
  await setFee(fixture.chain, fixture, 'lockup');
  await follow(page, ['Create a stream', 'Withdraw in time'], withToken());
  expect(await read('getWithdrawnAmount')).toBe(tokens(1000));
  expect(await fixture.token.read('balanceOf', fixture.recipient.address)).toBe(tokens(1000));
});

test('the script of the guide to price-gated streams pays the new owner after a transfer', async () => {
  const { chain, lockup, recipient, sender, stranger } = fixture;
  const reader = openReader({
    slug: `${guides}/create-stream/price-gated`,
    chain,
    project: 'lockup-v4.0',
    variables: {
      SABLIER_LOCKUP: lockup.address,
      SENDER: sender.address,
      RECIPIENT: recipient.address,
      ...withToken(),
    },
  });
  await reader.follow('Create a stream');
  await lockup.send(recipient, 'transferFrom', recipient.address, stranger.address, 1n);
  await reader.follow('Withdraw in time');
  expect(await fixture.token.read('balanceOf', stranger.address)).toBe(tokens(1000));
});

test.each(['linear', 'dynamic', 'tranched'])(
  'the guide to a batch of %s streams creates two',
  async (model) => {
    const printed = await follow(
      `${guides}/batch-create-streams/batch-lockup-${model}`,
      ['Create the streams'],
      {
        ...withToken(),
        SABLIER_BATCH_LOCKUP: fixture.batchLockup.address,
        SECOND_RECIPIENT: fixture.stranger.address,
      },
    );
    expect(printed).toContain(fixture.stranger.address);
    expect(await read('getRecipient')).toBe(fixture.recipient.address);
    expect(await read('getRecipient', 2n)).toBe(fixture.stranger.address);
  },
);

test('the page on creating without the app approves, simulates, creates, and decodes', async () => {
  const printed = await follow('guides/create-without-the-app', ['Script', 'Decode the calldata'], {
    RPC_URL: fixture.chain.url,
    LOCKUP: fixture.lockup.address,
    TOKEN: fixture.token.address,
  });
  expect(await read('getDepositedAmount')).toBe(tokens(1000));
  expect(await read('getRecipient')).toBe(fixture.recipient.address);
  expect(printed.split('\n')).toEqual(
    expect.arrayContaining(['1', '18 decimals: 1000000000000000000000', '1000000000000000000000 [1e21]']),
  );
  expect(printed).toContain('(0, 250000000000000000000 [2.5e20])');
  expect(printed).toContain('(31536000 [3.153e7], 126144000 [1.261e8])');
  const year = 365 * day;
  const start = Number(await read('getStartTime', 2n));
  expect(await read('getCliffTime', 2n)).toBe(start + year);
  expect(await read('getEndTime', 2n)).toBe(start + 4 * year);
  expect(await read('getUnlockAmounts', 2n)).toEqual({ start: 0n, cliff: tokens(250) });
});
