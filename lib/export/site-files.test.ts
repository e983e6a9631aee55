import { expect, test } from 'vitest';
import { openApiUrl } from '@/lib/protocol/api/merkle-tables';
import { openApiSchema } from '@/lib/testing/api/open-api-schema';
import { findSiteFile } from './site-files';

test('the file that pages link to is valid OpenAPI 3.1', async () => {
  const file = await findSiteFile(openApiUrl);
  expect(file?.type).toBe('application/json');
  const api: unknown = JSON.parse(String(await file?.write()));
  expect(openApiSchema.safeParse(api).error?.issues).toBeUndefined();
});

test('a sample is served whole and without markers, and other files in its folder are not served', async () => {
  const file = await findSiteFile('/samples/support/approve-token.sol');
  expect(await file?.write()).toMatch(/^\/\/ SPDX.*\}\n$/s);
  expect(await file?.write()).not.toContain('#region');
  expect(await findSiteFile('/samples/../data/errors.json')).toBeUndefined();
});
