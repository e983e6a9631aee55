import { expect, test } from 'vitest';
import { readSchemaData } from './schema-data';
import { columnsTable, differencesTable, findDifferences } from './schema-differences';

const differences = (product: 'lockup' | 'flow' | 'drops') =>
  findDifferences(readSchemaData(product, 'the-graph'), readSchemaData(product, 'envio'));

test('a field that only one indexer has is listed as missing in the other', () => {
  expect(differences('lockup').find(({ field }) => field === 'chainId')).toEqual({
    entity: 'Contract',
    field: 'chainId',
    theGraph: 'Not available.',
    envio: "ID of the row's chain.",
  });
  expect(
    differences('drops')
      .filter(({ envio }) => envio === 'Not available.')
      .map(({ entity, field }) => `${entity}.${field}`),
  ).toEqual(['Campaign.position', 'Factory.campaignIndex']);
});

test('a field with different types lists both types', () => {
  const { theGraph, envio } =
    differences('lockup').find(({ entity, field }) => entity === 'Stream' && field === 'id') ?? {};
  expect([theGraph, envio]).toEqual([
    expect.stringMatching(/^`String`\. /),
    expect.stringMatching(/^`ID`\. /),
  ]);
});

test('identical fields are left out', () => {
  expect(differences('flow').map(({ field }) => field)).not.toContain('ratePerSecond');
});

test('tables contain one row per difference and per column', () => {
  expect(differencesTable('flow').split('\n')).toHaveLength(differences('flow').length + 2);
  expect(columnsTable('flow')).toContain('| `Stream` | `lastAdjustmentAction` | `lastAdjustmentAction_id` |');
});
