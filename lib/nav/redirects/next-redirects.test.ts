import { expect, test } from 'vitest';
import { nextRedirects } from './next-redirects';

test('each redirect is permanent and without the base path, which Next adds', () => {
  expect(nextRedirects([{ from: '/api', to: '/api/overview' }])).toEqual([
    { source: '/api', destination: '/api/overview', permanent: true },
  ]);
});
