import { afterEach, expect, test, vi } from 'vitest';
import { readEnvironment } from './env';

test('an empty environment results in the defaults', () => {
  expect(readEnvironment({})).toEqual({
    siteUrl: 'https://docs.sablier.com',
    basePath: '',
    port: 3000,
    search: { app: undefined, searchKey: undefined, index: 'sablierdocs', tag: 'docs-default-current' },
    chatUrl: undefined,
    analytics: undefined,
    hasServiceWorker: true,
    isGitHubActions: false,
    contentDir: undefined,
    outDir: 'out',
  });
});

afterEach(() => vi.unstubAllEnvs());

test('the origin is the same in browsers, however it is written', async () => {
  vi.stubEnv('SITE_URL', 'https://Docs.Example.com/');
  const { publicEnv } = await import('./public-env');
  expect(publicEnv.siteUrl).toBe('https://docs.example.com');
  expect(readEnvironment(process.env).siteUrl).toBe(publicEnv.siteUrl);
});

test('an empty variable counts as absent', () => {
  expect(readEnvironment({ BASE_PATH: '', PORT: '' })).toMatchObject({ basePath: '', port: 3000 });
});

test('every mistake is reported with the value and the fix', () => {
  const read = () => readEnvironment({ SITE_URL: 'docs', BASE_PATH: 'docs/', PORT: 'abc' });
  expect(read).toThrowErrorMatchingInlineSnapshot(`
    [Error: The environment has a mistake:
      SITE_URL="docs" is not a URL. Write it in full, such as https://docs.example.com.
      BASE_PATH="docs/" must start with a slash and not end with one, such as /docs.
      PORT="abc" is not a number.
    DEPLOYING.md lists every variable.]
  `);
});

test('a site URL with a path is rejected, because the path has its own variable', () => {
  expect(() => readEnvironment({ SITE_URL: 'https://example.com/docs' })).toThrow(
    'Put the path into BASE_PATH',
  );
});

test('variables that depend on each other must be set together', () => {
  expect(() => readEnvironment({ NEXT_PUBLIC_ALGOLIA_APP_ID: 'ABC' })).toThrow(
    'NEXT_PUBLIC_ALGOLIA_APP_ID="ABC" also requires NEXT_PUBLIC_ALGOLIA_SEARCH_KEY.',
  );
  expect(() => readEnvironment({ ANALYTICS_SITE: 'docs' })).toThrow('also requires ANALYTICS_SCRIPT');
});

test('chat and analytics are off unless their URLs are set', () => {
  const given = { CHAT_URL: 'https://chat.example.com/', ANALYTICS_SCRIPT: 'https://a.example.com/s.js' };
  expect(readEnvironment(given)).toMatchObject({
    chatUrl: 'https://chat.example.com/',
    analytics: { script: 'https://a.example.com/s.js', site: '' },
  });
});

test('a hosted index requires an application and a key, and has a default name', () => {
  const given = { NEXT_PUBLIC_ALGOLIA_APP_ID: 'ABC', NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'k3y' };
  expect(readEnvironment(given).search).toEqual({
    app: 'ABC',
    searchKey: 'k3y',
    index: 'sablierdocs',
    tag: 'docs-default-current',
  });
  expect(readEnvironment({ ...given, NEXT_PUBLIC_ALGOLIA_INDEX: 'other' }).search.index).toBe('other');
  expect(() => readEnvironment({ NEXT_PUBLIC_ALGOLIA_INDEX: 'other' })).toThrow(
    'also requires NEXT_PUBLIC_ALGOLIA_APP_ID',
  );
  expect(() => readEnvironment({ NEXT_PUBLIC_SEARCH_TAG: 'a b' })).toThrow('contains a space');
});

test('GITHUB_ACTIONS has the value that GitHub sets', () => {
  expect(readEnvironment({ GITHUB_ACTIONS: 'true' }).isGitHubActions).toBe(true);
  expect(readEnvironment({ GITHUB_ACTIONS: 'false' }).isGitHubActions).toBe(false);
  expect(() => readEnvironment({ GITHUB_ACTIONS: 'yes' })).toThrow(
    'GITHUB_ACTIONS="yes" is neither true nor',
  );
});
