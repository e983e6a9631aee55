import { beforeAll, expect, test } from 'vitest';
import { sections } from '@/lib/nav/sections';
import { loadDocuments } from '@/lib/pages/documents';
import { isKind } from './kinds';
import type { SearchRecord } from './record';
import { loadSearchRecords, maxRecordBytes, placeEntry, toHostedRecord } from './records';
import { pageEntries } from './sources/pages';
import { byteLength } from './split-text';
import { toRecord } from './to-record';

let records: SearchRecord[];

// The compilation cache may be empty.
beforeAll(async () => {
  records = await loadSearchRecords();
}, 300_000);

const withId = (id: string) => records.find(({ objectID }) => objectID === id);

test('every record has a unique ID and fits the hosted index’s size limit', () => {
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  const sizes = records.map((record) => byteLength(JSON.stringify(record)));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(maxRecordBytes);
});

test('every page has a record, and every record links to an existing page and anchor', async () => {
  const documents = await loadDocuments();
  const anchors = new Map(
    documents.map(({ slug, headings, anchors: more }) => [
      slug,
      new Set([...headings.map(({ id }) => id), ...more]),
    ]),
  );
  const slugOf = ({ objectID }: SearchRecord) => objectID.replace(/[#~].*/, '');
  expect(new Set(records.map(slugOf))).toEqual(new Set(anchors.keys()));
  const lost = records.filter(
    (record) => record.anchor !== null && !anchors.get(slugOf(record))?.has(record.anchor),
  );
  expect(lost.map(({ objectID }) => objectID)).toEqual([]);
});

test('every record has a known section and kind, and a heading at each level down to its own', () => {
  const knownSections = sections.map(({ id }) => id);
  expect(records.filter(({ section, kind }) => !knownSections.includes(section) || !isKind(kind))).toEqual(
    [],
  );
  expect(records.filter(({ hierarchy }) => !hierarchy.lvl0 || !hierarchy.lvl1)).toEqual([]);
});

test('each page begins with its own record', () => {
  const pages = records.filter(({ anchor, type }) => anchor === null && type === 'lvl1');
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter(({ weight }) => weight.position !== 0)).toEqual([]);
});

test('a page and its sections are entries with the headings above them, without the closing list of links', () => {
  const section = (depth: 1 | 2 | 3, heading: string, text: string) => ({
    id: depth > 1 ? heading.toLowerCase() : undefined,
    depth,
    heading,
    text,
  });
  const document = {
    slug: 'concepts/example',
    frontMatter: {
      title: 'Example',
      description: 'What it is.',
      keywords: ['sample'],
      sectionKeywords: { fees: ['is it free'], 'gas-cost': ['who pays'] },
      sectionWords: { top: 'specimen', 'gas-cost': 'ether' },
      movedAnchors: { 'gas-cost': 'gas' },
      tocDepth: 3 as const,
    },
    sections: [
      section(1, '', 'Lead.'),
      section(2, 'Fees', 'None.'),
      section(3, 'Gas', 'Some.'),
      section(2, 'Where to go next', 'Home'),
    ],
  };
  const names = {
    aliases: ['EX'],
    chains: new Map([['Gas', { words: ['7'], contract: 'SablierLockup 0x12' }]]),
  };
  expect(pageEntries(document, names)).toEqual([
    {
      slug: 'concepts/example',
      anchor: null,
      headings: ['Example'],
      content: 'What it is.\nLead.',
      kind: 'page',
      keywords: ['sample', 'EX'],
      words: 'specimen',
    },
    {
      slug: 'concepts/example',
      anchor: 'fees',
      headings: ['Example', 'Fees'],
      content: 'None.',
      kind: 'section',
      keywords: ['is it free'],
      words: '',
    },
    {
      slug: 'concepts/example',
      anchor: 'gas',
      headings: ['Example', 'Fees', 'Gas'],
      content: 'SablierLockup 0x12\nSome.',
      kind: 'section',
      keywords: ['7', 'who pays'],
      words: 'block explorer chainId contract deployed deployment ether',
    },
  ]);
});

test('contract items are indexed by selector, topic, and signature, with the version if the release is not the newest', () => {
  const linear = 'reference/lockup/core/contract.SablierV2LockupLinear';
  expect(withId(`${linear}#withdraw`)).toMatchObject({
    kind: 'function',
    keywords: expect.arrayContaining(['0xfdd46d60', 'withdraw(uint256,address,uint128)']),
  });
  expect(withId(`${linear}#cancellockupstream`)?.keywords[0]).toMatch(/^0x[0-9a-f]{64}$/);
  expect(withId(linear)?.hierarchy.lvl1).toBe('SablierV2LockupLinear v1.2');
  expect(withId('reference/lockup/v4.0/contract.SablierLockup')?.hierarchy.lvl1).toBe('SablierLockup');
});

test('each row of the errors page has its own record with cause and fix', () => {
  expect(withId('reference/errors#sablierv2lockup_overdraw')).toMatchObject({
    kind: 'error',
    keywords: expect.arrayContaining(['0xa1fb2bbc']),
    content: expect.stringMatching(/withdraw[\s\S]*Fix: /),
  });
  expect(withId('reference/errors#panic-0x11')).toMatchObject({ kind: 'error' });
});

test('a GraphQL type is a single record with its fields', () => {
  const stream = withId('api/lockup/the-graph/entities#lockupstream');
  expect(stream).toMatchObject({ kind: 'type', content: expect.stringContaining('depositAmount: ') });
  expect(records.filter(({ objectID }) => /entities#lockupstream-/.test(objectID))).toEqual([]);
});

test('an address is one record per page that lists it, with contract, release, and chains', () => {
  const addresses = records.filter(({ kind }) => kind === 'address');
  expect(addresses.length).toBeGreaterThan(100);
  for (const { anchor, keywords } of addresses) expect(keywords[0]).toBe(anchor?.toLowerCase());
  const onBase = addresses.filter(({ hierarchy }) => hierarchy.lvl2 === 'SablierFlow on Base');
  const contents = onBase.map(({ content }) => content?.split('\n')[1]);
  for (const release of ['v1.0', 'v3.0'])
    expect(contents).toContain(`Contract SablierFlow of Flow ${release} on Base, chain ID 8453.`);
});

test('guides and pages of addresses that exist in several releases have a release, and older ones its version', () => {
  expect(withId('guides/lockup/deployments')).toMatchObject({
    release: 'lockup-v4.0',
    keywords: expect.arrayContaining(['Lockup v4.0', 'v4.0', 'v4', 'LK3']),
  });
  const older = ['guides/lockup/v1.2/overview', 'guides/lockup/v1.2/deployments'].map(withId);
  for (const record of older) {
    expect(record).toMatchObject({
      release: 'lockup-v1.2',
      keywords: expect.arrayContaining(['Lockup v1.2']),
    });
    expect(record?.hierarchy.lvl1).toContain('v1.2');
  }
  expect(withId('guides/deployments/airdrops-v2.0')).toMatchObject({
    release: 'airdrops-v2.0',
    hierarchy: { lvl1: expect.stringContaining('v2.0') },
  });
});

const entry = {
  slug: 'concepts/fees',
  anchor: 'broker-fee',
  headings: ['Fees', 'Broker fee'],
  content: 'A broker is paid.',
  kind: 'section',
  keywords: ['broker', 'broker'],
} as const;

const onPage = { position: 0, release: 'lockup-v1.2', pageRank: 10 };

test('an entry becomes a record in DocSearch format with our additional fields', () => {
  expect(placeEntry(entry, { ...onPage, position: 3 }).map(toRecord)).toEqual([
    {
      objectID: 'concepts/fees#broker-fee',
      url: 'https://docs.sablier.com/concepts/fees#broker-fee',
      url_without_anchor: 'https://docs.sablier.com/concepts/fees',
      anchor: 'broker-fee',
      type: 'lvl2',
      hierarchy: {
        lvl0: 'Concepts',
        lvl1: 'Fees',
        lvl2: 'Broker fee',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: 'A broker is paid.',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      weight: { pageRank: 10, level: 80, position: 3 },
      section: 'concepts',
      product: '',
      release: 'lockup-v1.2',
      kind: 'section',
      keywords: ['broker'],
    },
  ]);
});

test('a long text becomes several records that fit the hosted index’s size limit', () => {
  const content = Array.from(
    { length: 300 },
    (_, index) => `Paragraph ${index} "with" ünusual letters.`,
  ).join('\n');
  const records = placeEntry({ ...entry, content, words: 'agent '.repeat(100) }, onPage).map(toHostedRecord);
  expect(records.map(({ objectID, type }) => [objectID, type])).toEqual([
    ['concepts/fees#broker-fee', 'lvl2'],
    ['concepts/fees#broker-fee~2', 'content'],
  ]);
  const sizes = records.map((record) => byteLength(JSON.stringify(record)));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(maxRecordBytes);
  expect(records.map((record) => record.content).join('\n')).toBe(content);
});
