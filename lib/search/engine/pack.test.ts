import { expect, test } from 'vitest';
import { type PlacedEntry, toRecord } from '../to-record';
import { isPackedIndex, packIndex, unpackIndex } from './pack';

const base = 'https://docs.example.com/docs';
const inherited = {
  content: 'Withdraws what the recipient asks for.',
  keywords: ['0xfdd46d60', 'withdraw(uint256)'],
};

const entries: PlacedEntry[] = ['contract.A', 'contract.B'].flatMap((name) => {
  const slug = `reference/lockup/${name}`;
  const page = {
    slug,
    anchor: null,
    headings: [name],
    content: 'A contract.',
    kind: 'page',
    keywords: [],
  } as const;
  const item = {
    slug,
    anchor: 'withdraw',
    headings: [name, 'withdraw'],
    kind: 'function',
    ...inherited,
  } as const;
  const address = {
    slug,
    anchor: '0xABCdef0000000000000000000000000000000001',
    headings: [name, 'A on B'],
    content: 'A',
    kind: 'address',
    keywords: ['contract address'],
  } as const;
  const place = { base, tag: 'docs', release: 'lockup-v1.2', pageRank: 8, piece: 1 };
  return [
    { entry: page, place: { ...place, position: 0 } },
    { entry: item, place: { ...place, position: 1 } },
    { entry: { ...item, content: 'More of it.' }, place: { ...place, position: 1, piece: 2 } },
    {
      entry: { ...item, anchor: 'cancel', headings: [name, 'Part', 'cancel'] },
      place: { ...place, position: 2 },
    },
    { entry: address, place: { ...place, position: 3 } },
  ];
});

test('unpacked entries have the records of the originals, even after a JSON round trip', () => {
  const packed: unknown = JSON.parse(JSON.stringify(packIndex(entries)));
  if (!isPackedIndex(packed)) throw new Error('The version is wrong.');
  const { dictionary, documents, recordAt } = unpackIndex(packed);
  const records = [...documents.keys()].map(recordAt);
  const decoded = records.map((record) => ({ ...record, content: dictionary.decode(record.content) }));
  expect(decoded).toEqual(entries.map(toRecord));
});

test('a bare heading is shown with the text of its first subsection, or else of its page', () => {
  const [{ entry: page, place } = expect.fail()] = entries;
  const section = (anchor: string, headings: string[], content: string): PlacedEntry => ({
    entry: { ...page, anchor, headings: ['A', ...headings], content, kind: 'section' },
    place,
  });
  const { dictionary, recordAt } = unpackIndex(
    packIndex([
      { entry: page, place },
      section('fees', ['Fees'], ''),
      section('gas', ['Fees', 'Gas'], 'What gas costs.'),
      section('more', ['More'], ''),
    ]),
  );
  expect([1, 2, 3].map((at) => dictionary.decode(recordAt(at).content))).toEqual([
    'What gas costs.',
    'What gas costs.',
    'A contract.',
  ]);
});

test('each word is stored once, and an address a second time as an anchor', () => {
  const text = JSON.stringify(packIndex(entries));
  for (const word of ['Withdraws', 'recipient', '0xfdd46d60', 'Part'])
    expect(text.split(word), word).toHaveLength(2);
  expect(text.toLowerCase().split('0xabcdef0000000000000000000000000000000001')).toHaveLength(3);
});

test('indexes of other versions and values that are not indexes are rejected', () => {
  expect(isPackedIndex({ ...packIndex(entries), version: 0 })).toBe(false);
  expect(isPackedIndex(null)).toBe(false);
});
