import { expect, test } from 'vitest';
import { gasChart, gasSetup, gasTable } from './gas-tables';

test('a table is found by release and name', async () => {
  const { sortable } = await gasTable({ data: 'flow-v1.0', name: 'functions' });
  expect(sortable).toContain('| `create` | 113,703 |');
});

test('a mistyped release or name is reported with the nearest one', async () => {
  await expect(gasTable({ data: 'flow-v1', name: 'functions' })).rejects.toMatchObject({
    message: '<GasTable> knows no data="flow-v1".',
    fix: 'Did you mean "flow-v1.0"?',
  });
  await expect(gasSetup({ data: 'flow-v1.0' })).rejects.toMatchObject({
    message: '<GasSetup> knows no name="".',
    fix: 'Write one of flow.',
  });
});

test('a chart needs a title, because that is its caption', async () => {
  const chart = { data: 'lockup-v1.2', name: 'create' };
  await expect(gasChart(chart)).rejects.toThrow('<GasChart> has no title.');
  await expect(gasChart({ ...chart, title: 'Creating a stream' })).resolves.toMatchObject({ headings: [] });
});
