import { expect, test } from 'vitest';
import { findSiteFile } from './site-files';

test('a sample is served whole and without markers, and other files in its folder are not served', async () => {
  const file = await findSiteFile('/samples/support/approve-token.sol');
  expect(await file?.write()).toMatch(/^\/\/ SPDX.*\}\n$/s);
  expect(await file?.write()).not.toContain('#region');
  expect(await findSiteFile('/samples/../data/errors.json')).toBeUndefined();
});

test('a short link is a page of its own, also in development', async () => {
  const file = await findSiteFile('/s/SablierV2LockupLinear.withdraw.html');
  expect(await file?.write()).toContain('/reference/lockup/core/contract.SablierV2LockupLinear#withdraw"');
  expect(await findSiteFile('/s/nothing.html')).toBeUndefined();
});
