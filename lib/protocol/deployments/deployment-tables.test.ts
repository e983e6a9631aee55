import { expect, test } from 'vitest';
import { releases } from '@/content/releases';
import { deploymentReleases, releaseAudits } from './deployment-tables';

test('the index links to every release, with its status, month, aliases, and number of chains', () => {
  const rows = deploymentReleases().split('\n').slice(2);
  expect(rows).toHaveLength(releases.length);
  expect(rows[0]).toMatch(
    /^\| \[Lockup v4\.0\]\(\/guides\/lockup\/deployments\),\u00a0\*\*newest\*\* \| Mar 2026 \| `LK3` \| \d+ \| \d+ \|$/,
  );
  expect(rows.at(-1)).toBe(
    '| [Legacy v1.0](/guides/lockup/previous-deployments/legacy), retired | Dec 2019 | None | 1 | 0 |',
  );
  // The package repeats Lockup's contracts in this release.
  expect(rows.find((row) => row.includes('[Airdrops v1.2]'))).toContain('| `MSF3` |');
});

test('the audits are listed by release, and releases without any are left out', () => {
  const rows = releaseAudits().split('\n').slice(2);
  expect(rows[0]).toBe('| [Lockup v4.0](/guides/lockup/deployments) | Cantina (2026-03-18) |');
  expect(rows).toHaveLength(releases.filter(({ audits }) => audits.length > 0).length);
});
