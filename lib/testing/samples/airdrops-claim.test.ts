import fs from 'node:fs';
import { airdrops } from 'sablier/evm/releases/airdrops';
import { type Abi, toFunctionSignature, zeroAddress } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '../foundry/account';
import { type AirdropsFixture, setUpAirdrops } from '../foundry/airdrops-fixture';
import { testArtifact } from '../foundry/artifacts';
import type { Contract } from '../foundry/chain';
import { day, tokens } from '../foundry/lockup-fixture';
import { setFee } from '../foundry/protocol';
import { refused } from '../foundry/reverted';
import { openReader } from './follow-page';

// Runs the guides to claiming from campaigns of Airdrops v3.0, and to clawback.

const guide = 'guides/airdrops/examples/claim';

let fixture: AirdropsFixture;

beforeAll(async () => {
  fixture = await setUpAirdrops();
});

beforeEach(() => fixture.chain.snapshot());

const open = async (...args: Parameters<AirdropsFixture['create']>): Promise<Contract> => {
  const campaign = await fixture.create(...args);
  await fixture.fund(campaign);
  return campaign;
};
const balanceOf = async ({ address }: { address: string }) =>
  Number(await fixture.token.read('balanceOf', address)) / 1e18;

describe('claim.ts', () => {
  const claim = (campaign: Contract, account: Account, ...to: string[]) =>
    fixture.run('claim.ts', account, campaign.address, ...to);

  test('claims from each type of campaign, and prints its result', async () => {
    const [first, second] = fixture.people;
    const instant = await open('Instant');
    expect(await claim(instant, first)).toEqual([`ClaimInstant ${tokens(100)} paid`]);
    expect(await balanceOf(first)).toBe(100);
    const linear = await open('LL');
    expect(await claim(linear, first)).toEqual(['ClaimLLWithVesting stream 1']);
    expect(await linear.read('claimedStreams', first.address)).toEqual([1n]);
    expect(await claim(await open('LT'), first)).toEqual(['ClaimLTWithVesting stream 2']);
    fixture.wait(91 * day);
    expect(await claim(await open('LL', { vestingStartTime: 1 }), second)).toEqual([
      `ClaimLLWithTransfer ${tokens(250)} paid`,
    ]);
  });

  test('sends the tokens to another address on request', async () => {
    const [first] = fixture.people;
    await claim(await open('Instant'), first, fixture.stranger.address);
    expect([await balanceOf(first), await balanceOf(fixture.stranger)]).toEqual([0, 100]);
  });

  test('refuses a second claim, an account that is not on the list, and another claim type', async () => {
    const [first] = fixture.people;
    const campaign = await open('Instant');
    await claim(campaign, first);
    await expect(claim(campaign, first)).rejects.toThrow('You have already claimed.');
    await expect(claim(campaign, fixture.stranger)).rejects.toThrow('is not on the list');
    await expect(claim(await open('Instant', { claimType: 1 }), first)).rejects.toThrow(
      'This campaign requires another claim function.',
    );
  });
});

test('the commands for a terminal claim with the values that find-claim.ts prints, and pay the fee', async () => {
  await setFee(fixture.chain, fixture.protocol, 'airdrops');
  const [first, second] = fixture.people;
  const campaign = await open('Instant');
  const { index, amount, proof } = fixture.entries[1];
  const reader = openReader({
    slug: 'apps/features/drops',
    chain: fixture.chain,
    variables: {
      RPC_URL: fixture.chain.url,
      CAMPAIGN: campaign.address,
      RECIPIENT: second.address,
      INDEX: `${index}`,
      AMOUNT: `${amount}`,
      PROOF: JSON.stringify(proof),
    },
  });
  expect((await reader.follow('Claim in a terminal')).slice(0, 2)).toEqual([fixture.root, 'false']);
  expect([await balanceOf(first), await balanceOf(second)]).toEqual([0, 250]);
});

test('all releases have the same claim functions as the commands, and the fees that the page says', () => {
  const claims = Object.entries(airdrops).flatMap(([version, { abi }]) =>
    Object.entries(abi).flatMap(([contract, items]) => {
      const functions = (items as Abi).filter((item) => item.type === 'function');
      const claim = functions.find(({ name }) => name === (contract.endsWith('VCA') ? 'claimTo' : 'claim'));
      if (!claim) return [];
      const fee = functions.find(({ name }) => ['FEE', 'calculateMinFeeWei'].includes(name))?.name ?? 'none';
      return [`${version} ${toFunctionSignature(claim).replace(/^\w+/, '')} ${fee} ${claim.stateMutability}`];
    }),
  );
  const all = '(uint256,address,uint128,bytes32[])';
  expect([...new Set(claims)].sort()).toEqual([
    `v1.1 ${all} none nonpayable`,
    `v1.2 ${all} none nonpayable`,
    `v1.3 ${all} FEE payable`,
    `v2.0 ${all} calculateMinFeeWei payable`,
    `v3.0 ${all} calculateMinFeeWei payable`,
  ]);
});

test('preview-vca.ts shows what a claim pays and gives up', async () => {
  const campaign = await open('VCA', { enableRedistribution: true });
  fixture.wait(25 * day - (Number(fixture.chain.now()) - Number(await campaign.read('VESTING_START_TIME'))));
  const [first, second] = fixture.people;
  const preview = await fixture.run('preview-vca.ts', first, campaign.address);
  expect(preview).toEqual([
    'A claim pays 32.5 and gives up 67.5 for good.',
    'At the vesting end, the reward would be 0.',
  ]);
  expect(fs.readFileSync(`content/${guide}.mdx`, 'utf8')).toContain(
    `\`\`\`text\n${preview.join('\n')}\n\`\`\``,
  );
  expect(await fixture.run('claim.ts', first, campaign.address)).toEqual([
    `ClaimVCA ${tokens(32.5)} paid, ${tokens(67.5)} forgone`,
  ]);
  expect((await fixture.run('preview-vca.ts', second, campaign.address))[1]).toBe(
    'At the vesting end, the reward would be 67.231075697211155378.',
  );
});

test('preview-vca.ts uses the decimals of the token', async () => {
  const { chain, creator, people, run } = fixture;
  const token = await chain.deploy(creator, testArtifact('OddToken'));
  await token.send(creator, 'setDecimals', 6);
  const campaign = await fixture.create('VCA', { token: token.address });
  fixture.wait(25 * day - (Number(chain.now()) - Number(await campaign.read('VESTING_START_TIME'))));
  expect(await run('preview-vca.ts', people[0], campaign.address)).toEqual([
    'A claim pays 32500000000000 and gives up 67500000000000 for good.',
  ]);
});

test('before the vesting start, preview-vca.ts says that a claim reverts, and it does', async () => {
  const campaign = await open('VCA', { vestingStartTime: Number(fixture.chain.now()) + day });
  const [first] = fixture.people;
  expect(await fixture.run('preview-vca.ts', first, campaign.address)).toEqual([
    'A claim reverts, because nothing has vested yet.',
  ]);
  await refused(fixture.claim(campaign), 'SablierMerkleVCA_ClaimAmountZero');
});

test('a signed claim can be sent by anyone, and pays the address that was signed', async () => {
  const campaign = await open('Instant');
  const [first, second] = fixture.people;
  const [signature = ''] = await fixture.run('sign-claim.ts', first, campaign.address, second.address);
  const relay = (to: string) =>
    fixture.run('relay-claim.ts', fixture.creator, campaign.address, first.address, to, signature);
  await expect(relay(fixture.stranger.address)).rejects.toThrow('SablierMerkleSignature_InvalidSignature');
  expect(await relay(second.address)).toEqual(['success']);
  expect(await balanceOf(second)).toBe(100);
});

test('an attestation lets its recipient claim, more than once and for any index of theirs', async () => {
  const campaign = await open('Instant', { claimType: 1 });
  const { creator, stranger: attestor, run } = fixture;
  const [first, second] = fixture.people;
  expect(await run('set-attestor.ts', creator, campaign.address, attestor.address)).toEqual(['success']);
  expect(await campaign.read('attestor')).toBe(attestor.address);
  const [line = ''] = await run('attest.ts', attestor, campaign.address, first.address);
  const [expireAt = '', attestation = ''] = line.split(' ');
  expect(Number(expireAt)).toBe(Number(fixture.chain.now()) + 7 * day);
  const claim = (from: Account) => run('claim-attested.ts', from, campaign.address, expireAt, attestation);
  await expect(claim(second)).rejects.toThrow('SablierMerkleSignature_InvalidSignature');
  expect(await claim(first)).toEqual(['success']);
  expect(await balanceOf(first)).toBe(100);
  // Without an attestor of its own, the campaign has the comptroller's, which isn't set here.
  await run('set-attestor.ts', creator, campaign.address, zeroAddress);
  expect(await campaign.read('attestor')).toBe(zeroAddress);
});

test('an Execute campaign spends the allocation in a call that credits the recipient', async () => {
  const campaign = await open('Execute');
  const [first] = fixture.people;
  expect(await fixture.run('claim-and-execute.ts', first, campaign.address)).toEqual(['success']);
  expect(await fixture.pool.read('stakeOf', first.address)).toBe(tokens(100));
  expect(await fixture.token.read('allowance', campaign.address, fixture.pool.address)).toBe(0n);
});

test('claw-back.ts returns the tokens, or fails with the error of a campaign that has started to pay', async () => {
  const campaign = await open('Instant');
  const clawBack = () => fixture.run('claw-back.ts', fixture.creator, campaign.address);
  await fixture.claim(campaign);
  fixture.wait(7 * day);
  const restore = await fixture.chain.snapshot();
  expect(await clawBack()).toEqual([`success ${tokens(251)}n`]);
  await restore();
  fixture.wait(1);
  await expect(clawBack()).rejects.toThrow('SablierMerkleBase_ClawbackNotAllowed');
});
