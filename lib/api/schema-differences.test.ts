import { expect, test } from 'vitest';
import { readSchemaData } from './schema-data';
import { columnsTable, differencesTable, findDifferences } from './schema-differences';

const differences = (product: 'lockup' | 'flow' | 'drops') =>
  findDifferences(readSchemaData(product, 'the-graph'), readSchemaData(product, 'envio'));

test('a field that only one indexer has is told as missing at the other', () => {
  expect(differences('lockup').find(({ field }) => field === 'chainId')).toEqual({
    entity: 'Contract',
    field: 'chainId',
    theGraph: 'Not there.',
    envio: 'Network id of the row.',
  });
  expect(
    differences('drops')
      .filter(({ envio }) => envio === 'Not there.')
      .map(({ entity, field }) => `${entity}.${field}`),
  ).toEqual(['Campaign.position', 'Factory.campaignIndex']);
});

test('a field of another type tells both types', () => {
  const { theGraph, envio } =
    differences('lockup').find(({ entity, field }) => entity === 'Stream' && field === 'id') ?? {};
  expect([theGraph, envio]).toEqual([
    expect.stringMatching(/^`String`\. /),
    expect.stringMatching(/^`ID`\. /),
  ]);
});

test('fields that are the same are left out', () => {
  expect(differences('flow').map(({ field }) => field)).not.toContain('ratePerSecond');
});

test('tables hold one row for each difference and each column', () => {
  expect(differencesTable('flow').split('\n')).toHaveLength(differences('flow').length + 2);
  expect(columnsTable('flow')).toContain('| `Stream` | `lastAdjustmentAction` | `lastAdjustmentAction_id` |');
});
