import { expect, test } from 'vitest';
import { deploymentReleases, deploymentsTable } from './deployment-tables';
import { listedReleases } from './release-deployments';

test('a mistyped release is told with the nearest one and all that exist', async () => {
  await expect(deploymentsTable({ protocol: 'lockup', version: 'v1.3' })).rejects.toMatchObject({
    message: '<Deployments> knows no protocol="lockup" version="v1.3".',
    mend: expect.stringMatching(
      /^Did you mean protocol="lockup" version="v1\.\d"\? There are protocol="lockup" version="v4\.0", .*, protocol="legacy" version="v1\.0"\.$/,
    ),
  });
  await expect(deploymentsTable({})).rejects.toMatchObject({
    mend: expect.stringContaining('protocol="flow" version="v1.0"'),
  });
});

test('an attribute that it does not take is told with those that it takes', async () => {
  await expect(deploymentsTable({ protocol: 'flow', release: 'v1.0' })).rejects.toMatchObject({
    message: '<Deployments> takes no "release".',
    mend: 'It takes protocol, version, prefix, unlisted.',
  });
});

test('a prefix that no anchor can hold is refused', async () => {
  const attributes = { protocol: 'flow', version: 'v1.0', prefix: 'a b' };
  await expect(deploymentsTable(attributes)).rejects.toThrow('The prefix "a b" can\'t stand in an anchor.');
});

test('the index leads to every release, with its aliases and the number of its chains', async () => {
  const rows = (await deploymentReleases()).split('\n').slice(2);
  expect(rows).toHaveLength(listedReleases.length);
  expect(rows[0]).toMatch(
    /^\| \[Lockup v4\.0\]\(\/guides\/deployments\/lockup-v4\.0\) \| `LK3` \| \d+ \| \d+ \|$/,
  );
  expect(rows.at(-1)).toContain('[Legacy v1.0](/guides/lockup/previous-deployments/legacy) | None | 1 | 0 |');
});
