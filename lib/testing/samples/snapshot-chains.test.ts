import fs from 'node:fs';
import { expect, test } from 'vitest';
import { readEndpoints } from '@/lib/protocol/api/endpoints';
import { chainOf } from '@/lib/protocol/deployments/chains';

// Compares the chains on the page about Snapshot with the endpoints of Sablier's API. The strategy has no package, so its
// configuration is repeated here.

const page = fs.readFileSync('content/guides/snapshot-voting.mdx', 'utf8');

/** The commit of the configuration below, to which the page links. */
const commit = '6ffd1bad1249b8300c9dce993d17650196c0e657';

/** The subgraph of each chain in the strategy's `configuration.ts`: its ID on The Graph's network, or another URL. */
const configured: Readonly<Record<number, string>> = {
  1: 'AvDAMYYHGaEwn9F9585uqq6MM5CfvRtYcb7KjK7LKPCt',
  10: 'NZHzd2JNFKhHP5EWUiDxa5TaxGCFbSD4g6YnYr8JGi6',
  56: 'A8Vc9hi7j45u7P8Uw5dg4uqYJgPo4x1rB4oZtTVaiccK',
  100: 'DtKniy1RvB19q1r2g1WLN4reMNKDacEnuAjh284rW2iK',
  137: '8fgeQMEQ8sskVeWE5nvtsVL2VpezDrAkx2d1VeiHiheu',
  324: '5yDtFSxyRuqyjvGJyyuQhMEW3Uah7Ddy2KFSKVhy9VMa',
  8453: '778GfecD9tsyB4xNnz4wfuAyfHU6rqGr79VCPZKu3t2F',
  42161: 'yvDXXHSyv6rGPSzfpbBcbQmMFrECac3Q2zADkYsMxam',
  43114: 'FTDmonvFEm1VGkzECcnDY2CPHcW5dSmHRurSjEEfTkCX',
  59144: 'GvpecytqVzLzuwuQB3enozXoaZRFoVx8Kr7qrfMiE9bs',
  81457: '8MBBc6ET4izgJRrybgWzPjokhZKSjk43BNY1q3xcb8Es',
  421614: 'ApEFvaPGARHedGmFp6TRQu7DoDHQKwt1LPWi1ka6DFHT',
  534352: 'GycpYx8c9eRqxvEAfqnpNd1ZfXeuLzjRhnG7vvYaqEE1',
  11155111: '5yDtFSxyRuqyjvGJyyuQhMEW3Uah7Ddy2KFSKVhy9VMa',
  11155420: 'https://api.studio.thegraph.com/query/57079/sablier-v2-optimism-sepolia/version/latest',
};

/** The chains in the API whose Lockup subgraph has this ID. */
const chainsWith = (id: string) =>
  readEndpoints()
    .theGraph.filter((each) => each.indexer === 'streams' && each.id === id)
    .map(({ chainId }) => chainId);

/** What the strategy's subgraph of a chain is, in the words with which the page begins or ends the row. */
function stateOf(chainId: number, subgraph: string): string {
  if (subgraph.startsWith('https://')) return 'Listed with a subgraph of 2024';
  const [owner] = chainsWith(subgraph);
  if (owner === undefined) return "Listed, with a subgraph that Sablier's API no longer lists";
  if (owner !== chainId) return `Listed with the subgraph of ${chainOf(owner).name}`;
  return "Listed, with the subgraph that Sablier's [API](/api/lockup/endpoints) lists";
}

test('the page describes the configuration at the commit that it links to', () => {
  expect(page).toContain(`/blob/${commit}/src/strategies/strategies/sablier-v2/configuration.ts`);
});

test("each chain is in the row that says which of Sablier's subgraphs the strategy asks", () => {
  const [, table = ''] =
    /\| Chain \| State in July 2026 \|\n\| :-- \| :-- \|\n((?:\|.*\n)+)/.exec(page) ?? [];
  const rows = [...table.matchAll(/^\| (.*?) \| (.*) \|$/gm)].map(([, chains = '', state = '']) => ({
    chains: chains.split(', '),
    state,
  }));
  const listed = rows.filter(({ chains }) => !chains[0]?.startsWith('All other chains'));
  expect(rows).toHaveLength(listed.length + 1);
  const expected = Object.entries(configured).map(([id, subgraph]) => [
    chainOf(Number(id)).name,
    stateOf(Number(id), subgraph),
  ]);
  expect(listed.flatMap(({ chains }) => chains).sort()).toEqual(expected.map(([name]) => name).sort());
  for (const [name = '', state = ''] of expected) {
    const row = listed.find(({ chains }) => chains.includes(name));
    expect(row?.state.startsWith(state), `${name}: ${row?.state}`).toBe(true);
  }
});
