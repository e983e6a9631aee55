import { expect, test } from 'vitest';
import { fromPayloadPath, toPagePath, toPayloadPath } from './page-paths';

test('all spellings of a URL map to one page with one payload', () => {
  for (const [spelling, page, payload] of [
    ['/docs/guides/v1.0', '/docs/guides/v1.0', '/docs/guides/v1.0.txt'],
    ['/docs/guides/v1.0/', '/docs/guides/v1.0', '/docs/guides/v1.0.txt'],
    ['/docs/guides/v1.0.html', '/docs/guides/v1.0', '/docs/guides/v1.0.txt'],
    ['/docs', '/docs/', '/docs/index.txt'],
    ['/docs/', '/docs/', '/docs/index.txt'],
    ['/docs/index.html', '/docs/', '/docs/index.txt'],
  ] as const) {
    expect(toPagePath(spelling, '/docs')).toBe(page);
    expect(toPayloadPath(page)).toBe(payload);
    expect(fromPayloadPath(payload)).toBe(page);
    expect(fromPayloadPath(page)).toBe(page);
  }
  expect(toPagePath('/', '')).toBe('/');
  expect(toPagePath('/login', '/docs')).toBe('/login');
});
