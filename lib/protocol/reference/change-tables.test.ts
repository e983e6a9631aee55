import { expect, test } from 'vitest';
import { releaseChanges } from './change-tables';

test('a row leads to the entry on both sides, and shows parameters and return values where they changed', async () => {
  const rows = (await releaseChanges({ of: 'flow', kind: 'function' })).split('\n');
  expect(rows[0]).toBe('| Change | v1.0 | v3.0 |');
  expect(rows).toContain(
    '| New parameters | [`create(address, address, UD21x18, IERC20, bool)`](/reference/flow/contracts/contract.SablierFlow#create) ' +
      '| [`create(address, address, UD21x18, uint40, IERC20, bool)`](/reference/flow/v3.0/contract.SablierFlow#create) |',
  );
  expect(rows).toContain(
    '| New return values | [`refundMax returns ()`](/reference/flow/contracts/contract.SablierFlow#refundmax) ' +
      '| [`refundMax returns (uint128)`](/reference/flow/v3.0/contract.SablierFlow#refundmax) |',
  );
  expect(rows).toContain(
    '| Renamed | [`aggregateBalance`](/reference/flow/contracts/contract.SablierFlow#aggregatebalance) ' +
      '| [`aggregateAmount`](/reference/flow/v3.0/contract.SablierFlow#aggregateamount) |',
  );
  expect(rows).toContain(
    '| Removed | [`isPaused`](/reference/flow/contracts/contract.SablierFlow#ispaused) | – |',
  );
});

test('a mistyped comparison or kind is reported with the nearest one', async () => {
  await expect(releaseChanges({ of: 'flows', kind: 'event' })).rejects.toMatchObject({
    message: '<ReleaseChanges> knows no of="flows".',
    fix: 'Did you mean "flow"?',
  });
  await expect(releaseChanges({ of: 'flow', kind: 'struct' })).rejects.toThrow('knows no kind="struct"');
});
