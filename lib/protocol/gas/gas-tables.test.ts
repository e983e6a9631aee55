import { expect, test } from 'vitest';
import { gasFile, listGasData, writeGasSetup, writeGasTable } from './gas-data';

test('a table keeps its order, with right-aligned amounts and thousands separators', () => {
  const table = writeGasTable({
    setup: 'core',
    keys: ['Function', 'Broker'],
    cases: ['2 segments', '100 segments'],
    rows: [
      { key: ['`create`', 'yes'], gas: [200602, 2740781] },
      { key: ['`burn`', 'no'], gas: [999, 1000] },
    ],
  });
  expect(table).toMatchInlineSnapshot(`
    "| Function | Broker | 2 segments | 100 segments |
    | :-- | :-- | --: | --: |
    | \`create\` | yes | 200,602 | 2,740,781 |
    | \`burn\` | no | 999 | 1,000 |"
  `);
});

test('a setup lists its conditions and links to its source', () => {
  const setup = {
    source: 'https://example.com/benchmark',
    conditions: [{ what: 'Token', value: 'mock DAI' }],
  };
  expect(writeGasSetup(setup)).toMatchInlineSnapshot(`
    "| Condition | Value |
    | :-- | :-- |
    | Token | mock DAI |

    The [repository](https://example.com/benchmark) contains the results and the test code."
  `);
});

test('every benchmark file is valid', () => {
  expect(listGasData()).toEqual(['flow-v1.0', 'flow-v3.0', 'lockup-v1.2', 'lockup-v4.0']);
  for (const name of listGasData()) expect(gasFile(name)().release).not.toBe('');
});
