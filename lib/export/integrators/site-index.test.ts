import fs from 'node:fs';
import { expect, test } from 'vitest';
import { toSiteAddresses } from '@/lib/nav/permalinks/site-addresses';
import type { Contract, Item, ReleaseModel } from '@/lib/protocol/reference/model';
import { sampleDocument } from '@/lib/testing/units/sample-document';
import { type SiteIndex, toSiteIndex } from './site-index';

const document = (
  slug: string,
  title: string,
  movedAnchors: Record<string, string> = {},
  release?: string[],
) =>
  sampleDocument(slug, {
    frontMatter: { title, description: '', tocDepth: 3, release },
    headings: [{ depth: 2, id: 'gas', text: 'Gas' }],
    anchors: ['0xfdd46d60'],
    movedAnchors,
  });

const items = [
  { kind: 'function', name: 'send', anchor: 'send', signature: 'send(uint256)', selector: '0xfdd46d60' },
  { kind: 'modifier', name: 'onlyOwner', anchor: 'onlyowner' },
] as Item[];
const model = (version: string, base: string): ReleaseModel => ({
  release: { product: 'lockup', version, base } as ReleaseModel['release'],
  contracts: [{ slug: `r/${version}`, kind: 'contract', name: 'Vault', part: '', items } as Contract],
});

function makeIndex(): SiteIndex {
  const documents = [
    document('concepts/fees', 'Fees', { costs: 'gas', old: 'top', broker: '/concepts/nft#broker' }),
    document('r/v1.2', 'Vault', {}, ['Lockup v1.2']),
  ];
  const site = toSiteAddresses(documents, ['/'], [{ from: '/costs', to: '/concepts/fees' }]);
  const shortLinks = [{ from: '/s/Vault.send', to: '/r/v1.2#send' }];
  const contracts = [{ release: 'lockup-v1.2', name: 'Vault', abi: [], addresses: { 1: '0xA' } }];
  const models = [model('v1.2', 'r'), model('v4.0', 'r/v4.0')];
  const sources = { documents, models, site, shortLinks, contracts };
  return toSiteIndex(sources, 'https://docs.test/base');
}

test('the format of the index is unchanged: renaming or redefining a field requires a new version', async () => {
  const { releases, ...index } = makeIndex();
  expect(releases[0]).toEqual({
    title: 'Lockup v4.0',
    date: '2026-03-16',
    status: 'newest',
    packages: ['@sablier/lockup@4.0.1'],
    contracts: ['SablierLockup', 'SablierBatchLockup', 'LockupNFTDescriptor', 'LockupHelpers', 'LockupMath'],
    deployments: '/guides/lockup/deployments',
  });
  await expect(`${JSON.stringify(index, null, 2)}\n`).toMatchFileSnapshot('../../testing/site-index.txt');
});

test('the page for integrators documents every field of the index and its version', () => {
  const page = fs.readFileSync('content/guides/integrate-with-these-docs.mdx', 'utf8');
  const { pages, symbols, contracts, releases, ...rest } = makeIndex();
  const fields = [
    ...Object.keys(rest),
    ...pages.flatMap((page) =>
      Object.keys(page).map((key) => `pages[].${key}${key === 'anchors' ? '[]' : ''}`),
    ),
    ...symbols.flatMap((symbol) => Object.keys(symbol).map((key) => `symbols[].${key}`)),
    ...contracts.flatMap((contract) => Object.keys(contract).map((key) => `contracts[].${key}`)),
    ...releases.flatMap((release) => Object.keys(release).map((key) => `releases[].${key}`)),
  ];
  expect([...new Set(fields)].filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
  const named = [...page.matchAll(/`((?:pages|symbols|contracts|releases)\[\][.\w[\]]*)`/g)].map(
    ([, field]) => field,
  );
  expect(named.filter((field) => !fields.includes(field ?? ''))).toEqual([]);
  expect(page).toContain(`Version of the format, now ${rest.version}.`);
});
