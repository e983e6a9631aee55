import fs from 'node:fs';
import { expect, test } from 'vitest';
import { openApiUrl } from '@/lib/api/open-api-link';
import { openApiSchema } from '@/lib/api/open-api-schema';
import { GET } from './route';

test('the file that pages link to is valid OpenAPI 3.1', async () => {
  expect(fs.existsSync(`app${openApiUrl}/route.ts`)).toBe(true);
  const response = GET();
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(openApiSchema.safeParse(await response.json()).error?.issues).toBeUndefined();
});
