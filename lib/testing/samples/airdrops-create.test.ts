import fs from 'node:fs';
import { getAddress } from 'viem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AirdropsFixture, type CampaignType, setUpAirdrops } from '../foundry/airdrops-fixture';
import { releaseAbi, sampleArtifacts } from '../foundry/artifacts';
import { day, tokens } from '../foundry/lockup-fixture';
import { runScript } from './run-script';

// Runs the guides to building a tree, and to creating campaigns of Airdrops v3.0.

const treeGuide = 'guides/airdrops/examples/merkle-tree';
const guide = 'guides/airdrops/examples/create-campaign';
/** Returns a page without the indentation of its steps. */
const read = (slug: string) => fs.readFileSync(`content/${slug}.mdx`, 'utf8').replace(/^ {3}/gm, '');

let fixture: AirdropsFixture;

beforeAll(async () => {
  fixture = await setUpAirdrops();
});

beforeEach(() => fixture.chain.snapshot());

const types: CampaignType[] = ['Instant', 'LL', 'LT', 'VCA', 'Execute'];

describe('the tree', () => {
  /** The list on the page. */
  const csv = () => /cat > recipients\.csv <<EOF\n([\s\S]*?)EOF\n/.exec(read(treeGuide))?.[1] ?? '';

  test('the script prints what the page shows', async () => {
    const { lines, files } = await runScript('airdrops/build-tree.ts', {
      args: ['18'],
      files: { 'recipients.csv': csv() },
    });
    expect(read(treeGuide)).toContain(`\`\`\`text wrap\n${lines.slice(0, 3).join('\n')}\n\`\`\``);
    expect(lines[1]).toBe(`total ${tokens(1000)}`);
    expect(read(guide)).toContain(`\`success\` and \`${tokens(1000)}n\``);
    const hashes = lines.slice(3).flatMap((line) => line.match(/0x[0-9a-f]{64}/g) ?? []);
    expect(hashes).toHaveLength(5);
    expect(hashes.filter((hash) => !read(treeGuide).includes(hash))).toEqual([]);
    // The whole tree, the hashes of its leaves included, is on the page.
    const { tree } = JSON.parse(files['tree.json'] ?? '');
    expect(tree.filter((hash: string) => !read(treeGuide).includes(hash))).toEqual([]);
  });

  /** Builds the tree of a list with one line. */
  const build = (line: string, decimals = '18') =>
    runScript('airdrops/build-tree.ts', {
      args: [decimals],
      files: { 'recipients.csv': `address,amount\n${line}\n` },
    });

  test.each([
    ['Line 2 has no valid address.', (address: string) => `${address.slice(0, -1)}Z,1`],
    // The checksum of the address no longer matches.
    [
      'Line 2 has no valid address.',
      (address: string) => `${address.replace(/[a-f]/, (letter) => letter.toUpperCase())},1`,
    ],
    ['is not a valid decimal number', (address: string) => `${address},1e3`],
    ['Line 2 has more than two values.', (address: string) => `${address},1,000`],
    ['Line 2 has no amount.', (address: string) => `${address},0`],
  ])('a mistake in the list fails with "%s", as the page says', async (message, line) => {
    await expect(build(line(fixture.people[0].address))).rejects.toThrow(message);
    expect(read(treeGuide)).toMatch(new RegExp(`^\\| \`[^|]*${message.replaceAll('.', '\\.')}\``, 'm'));
  });
});

describe('the scripts create campaigns with the settings on the page', () => {
  test.each(types)('%s', async (type) => {
    const campaign = await fixture.launch(type);
    expect(await campaign.read('MERKLE_ROOT')).toBe(fixture.root);
    expect(await campaign.read('TOKEN')).toBe(fixture.token.address);
    expect(await campaign.read('admin')).toBe(fixture.creator.address);
    expect(await campaign.read('CLAIM_TYPE')).toBe(type === 'Execute' ? 2 : 0);
    expect(await fixture.run('fund.ts', fixture.creator, campaign.address)).toEqual([
      `success ${tokens(351)}n`,
    ]);
    expect(await fixture.token.read('balanceOf', campaign.address)).toBe(tokens(351));
  });

  test('a claim in the LL campaign creates the stream that the page describes', async () => {
    const campaign = await fixture.launch('LL');
    await fixture.fund(campaign);
    const { events } = await fixture.claim(campaign);
    const streamId = events.find(({ name }) => name === 'ClaimLLWithVesting')?.args.streamId;
    const { lockup } = fixture.protocol;
    expect(await lockup.read('getSender', streamId)).toBe(fixture.creator.address);
    const streamed = async () => Number(await lockup.read('streamedAmountOf', streamId)) / 1e18;
    expect(await streamed()).toBe(10);
    fixture.wait(30 * day - 1);
    expect(await streamed()).toBe(10);
    fixture.wait(1);
    expect(await streamed()).toBe(25);
    fixture.wait(30 * day);
    expect(await streamed()).toBe(62.5);
    fixture.wait(30 * day);
    expect(await streamed()).toBe(100);
  });

  test('the LT campaign unlocks on the same dates for everyone, and pays without a stream afterward', async () => {
    const campaign = await fixture.launch('LT');
    await fixture.fund(campaign);
    fixture.wait(37 * day);
    const { events } = await fixture.claim(campaign);
    const streamId = events.find(({ name }) => name === 'ClaimLTWithVesting')?.args.streamId;
    expect(await fixture.protocol.lockup.read('streamedAmountOf', streamId)).toBe(tokens(20));
    fixture.wait(90 * day);
    const late = await fixture.claim(campaign, 1);
    expect(late.events.map(({ name }) => name)).toContain('ClaimLTWithTransfer');
  });

  test('the VCA campaign pays and redistributes the amounts on the page', async () => {
    const campaign = await fixture.launch('VCA');
    await fixture.fund(campaign);
    fixture.wait(
      25 * day - (Number(fixture.chain.now()) - Number(await campaign.read('VESTING_START_TIME'))),
    );
    await fixture.claim(campaign, 0);
    expect(await campaign.read('totalForgoneAmount')).toBe(tokens(67.5));
    fixture.wait(75 * day);
    await fixture.claim(campaign, 1);
    const [first, second] = fixture.people;
    expect(await fixture.token.read('balanceOf', first.address)).toBe(tokens(32.5));
    expect(Number(await fixture.token.read('balanceOf', second.address)) / 1e18).toBeCloseTo(317.23, 2);
  });
});

test('CampaignLauncher creates a campaign with the caller as its admin, and funds it', async () => {
  const { chain, creator, token, root, factory } = fixture;
  const artifact = sampleArtifacts('airdrops/CampaignLauncher.sol')('CampaignLauncher');
  const launcher = await chain.deploy(creator, artifact, factory('Instant').address);
  await token.send(creator, 'approve', launcher.address, tokens(351));
  const { result } = await launcher.send(creator, 'launch', token.address, root, tokens(351), 3n);
  const campaign = chain.at(getAddress(String(result)), releaseAbi('airdrops', 'SablierMerkleInstant'));
  expect(await campaign.read('admin')).toBe(creator.address);
  expect(await token.read('balanceOf', campaign.address)).toBe(tokens(351));
  await fixture.claim(campaign);
});
