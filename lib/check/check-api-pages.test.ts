import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { checkApiPages, typedEndpoints, wrongNames } from './check-api-pages';

const check = (text: string, file = 'content/api/lockup/the-graph/structure.mdx') =>
  wrongNames(file, text).map(({ line, what }) => `${line}: ${what}`);

test('a name that only the former indexers had is an error with its line', () => {
  expect(check('The stream.\n\nRead `parties` and `Stream.alias`.')).toEqual([
    '3: No indexer has "parties" today.',
    '3: No indexer has "Stream" today.',
  ]);
  const [problem] = wrongNames('content/api/flow/overview.mdx', 'Select `batchIndex`.');
  expect(problem && formatProblem(problem)).toMatchInlineSnapshot(`
    "content/api/flow/overview.mdx:1:8  error: No indexer has "batchIndex" today. [schema]
      Write "batchCounter", or describe it on the page about the indexers of 2024."
  `);
});

test('a field must belong to its entity', () => {
  expect(check('`LockupStream.depleted` and `LockupStream.debt`')).toEqual([
    '1: LockupStream has no field "debt".',
  ]);
  expect(check('`Campaign.fee`', 'content/api/drops/overview.mdx')).toEqual([]);
});

test('tables of fields and entities are compared with the schema', () => {
  expect(check('| Field | Meaning |\n| :-- | :-- |\n| `sender`, `payer` | Account |')).toEqual([
    '3: The indexer has no field "payer".',
  ]);
  expect(check('| Entity | Row |\n| :-- | :-- |\n| [`FlowStream`](#flowstream) | A stream |')).toEqual([
    '3: The indexer has no entity "FlowStream".',
  ]);
});

test('code in fences and other tables are not compared', () => {
  expect(
    check('```graphql\n{ parties }\n```\n\n| Value | Type |\n| :-- | :-- |\n| `index` | `uint` |'),
  ).toEqual([]);
});

test('an endpoint must come from the data', () => {
  const text = 'Send it to\nhttps://indexer.hyperindex.xyz/53b7e25/v1/graphql';
  expect(typedEndpoints('content/support/faq.mdx', text).map(({ line, what }) => `${line}: ${what}`)).toEqual(
    ['2: https://indexer.hyperindex.xyz/53b7e25/v1/graphql is typed by hand.'],
  );
});

test('the pages agree with the schema data', () => {
  expect(checkApiPages().map(formatProblem)).toEqual([]);
});
