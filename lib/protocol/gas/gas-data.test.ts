import { expect, test } from 'vitest';
import { readBars } from './bar-chart';
import { findGas, type GasData, listGasData, readGasData } from './gas-data';

const small = {
  release: 'Lockup v1.2',
  setups: { core: { source: 'https://example.com', conditions: [{ what: 'Token', value: 'DAI' }] } },
  tables: {
    withdraw: {
      setup: 'core',
      keys: ['Caller', 'Moment'],
      cases: ['2 segments', '10 segments'],
      rows: [
        { key: ['anyone', 'before'], gas: [100, 200] },
        { key: ['anyone', 'after'], gas: [300, 400] },
      ],
    },
  },
  charts: {
    withdraw: {
      hue: 'lockup',
      groups: [
        {
          label: 'After',
          bars: [{ label: 'ten', table: 'withdraw', key: ['anyone', 'after'], case: '10 segments' }],
        },
      ],
    },
  },
} satisfies GasData;

test('every benchmark file is valid', () => {
  expect(listGasData()).toEqual(['flow-v1.0', 'flow-v3.0', 'lockup-v1.2', 'lockup-v4.0']);
  for (const name of listGasData()) expect(readGasData(name).release).not.toBe('');
});

test('a cell is found by table, row, and column', () => {
  const cell = { table: 'withdraw', key: ['anyone', 'after'], case: '2 segments' };
  expect(findGas(small, cell)).toBe(300);
  expect(findGas(small, { ...cell, case: '3 segments' })).toBeUndefined();
  expect(findGas(small, { ...cell, key: ['anyone'] })).toBeUndefined();
  expect(findGas(small, { ...cell, table: 'create' })).toBeUndefined();
});

test('bars take their amounts from the tables', () => {
  expect(readBars(small, small.charts.withdraw)).toEqual([
    { label: 'After', bars: [{ label: 'ten', value: 400 }] },
  ]);
});
