import { expect, test } from 'vitest';
import { listedReleases } from './release-deployments';
import { readReleaseLog } from './release-log';

const log = readReleaseLog();

test('every release whose addresses are listed is in the log, except those of Legacy V1', () => {
  const names = log.map(({ protocol, version }) => `${protocol} ${version}`);
  const listed = listedReleases.map(({ protocol, version }) => `${protocol} ${version}`);
  expect(names.toSorted()).toEqual(listed.filter((name) => !name.startsWith('legacy')).toSorted());
});

test('the newest release comes first, and the releases of each protocol are sorted by version', () => {
  expect(log.map(({ date }) => date)).toEqual(
    log
      .map(({ date }) => date)
      .toSorted()
      .reverse(),
  );
  for (const protocol of ['lockup', 'flow', 'airdrops']) {
    const versions = log.filter((entry) => entry.protocol === protocol).map(({ version }) => version);
    expect(versions.length).toBeGreaterThan(1);
    expect(versions).toEqual(versions.toSorted().reverse());
  }
});
