import { expect, test } from 'vitest';
import { byteLength, maxRecordBytes, toRecords } from './to-records';

const entry = {
  slug: 'concepts/fees',
  anchor: 'broker-fee',
  headings: ['Fees', 'Broker fee'],
  content: 'A broker is paid.',
  kind: 'section',
  keywords: ['broker', 'broker'],
} as const;

test('an entry becomes a record in DocSearch format with our additional fields', () => {
  expect(toRecords(entry, 3)).toEqual([
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
      release: '',
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
  const records = toRecords({ ...entry, content }, 0);
  expect(records.map(({ objectID, type }) => [objectID, type])).toEqual([
    ['concepts/fees#broker-fee', 'lvl2'],
    ['concepts/fees#broker-fee~2', 'content'],
  ]);
  const sizes = records.map((record) => byteLength(JSON.stringify(record)));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(maxRecordBytes);
  expect(records.map((record) => record.content).join('\n')).toBe(content);
});
