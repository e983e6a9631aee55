import { expect, test } from 'vitest';
import { differencesTable, findDifferences } from './schema-differences';

test('fields with another meaning on Envio are listed, and identical ones are left out', () => {
  expect(findDifferences('flow').map(({ entity, field }) => `${entity}.${field}`)).toEqual([
    'Asset.decimals',
    'Asset.symbol',
    'FlowBatch.position',
    'Contract.category',
    'IndexerInfo.versionLabel',
  ]);
});

test('the table contains one row per difference', () => {
  expect(differencesTable('drops').split('\n')).toHaveLength(findDifferences('drops').length + 2);
});
