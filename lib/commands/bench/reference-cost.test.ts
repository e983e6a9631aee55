import { expect, test } from 'vitest';
import { referencePages } from './reference-cost';

test('contract pages count with their payloads, and other reference pages do not', () => {
  const files = [
    { name: 'reference/lockup/core/contract.SablierV2LockupLinear.html', bytes: 500 },
    { name: 'reference/lockup/core/contract.SablierV2LockupLinear.txt', bytes: 400 },
    { name: 'reference/lockup/v4.0/types/library.Lockup.html', bytes: 50 },
    { name: 'reference/errors.html', bytes: 7000 },
    { name: 'concepts/streaming.html', bytes: 7000 },
  ];
  expect(referencePages({ pages: [], redirects: 0, files })).toEqual({ pages: 2, bytes: 950 });
});
