import { expect, test, vi } from 'vitest';
import { env } from '@/lib/site/env';
import { digestOfSources, isBuildFresh, recordBuild } from './build-freshness';

vi.mock('./build-paths', async () => {
  const { temporaryFolder } = await import('@/lib/testing/units/temporary-folder');
  const site = temporaryFolder({ 'index.html': '' });
  return { buildPaths: { site, stamp: `${site}/stamp` } };
});

test('a build is fresh until the sources differ from those that it started with', () => {
  recordBuild(digestOfSources(env));
  expect(isBuildFresh()).toBe(true);
  recordBuild(digestOfSources({ ...env, basePath: '/before' }));
  expect(isBuildFresh()).toBe(false);
});
