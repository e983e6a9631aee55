import fs from 'node:fs';
import { compatibility } from 'sablier/evm/compatibility';
import { Version } from 'sablier/evm/enums';
import { airdrops } from 'sablier/evm/releases/airdrops';
import { lockup } from 'sablier/evm/releases/lockup';
import { expect, test } from 'vitest';
import { releasesOf } from '@/lib/site/releases';

// Checks which releases are the newest, and the list of releases in the Lockup overview.

test('the newest releases are those in the guides, and they match each other', () => {
  expect(Object.values(lockup).find(({ isLatest }) => isLatest)?.version).toBe('v4.0');
  expect(Object.values(airdrops).find(({ isLatest }) => isLatest)?.version).toBe('v3.0');
  expect(compatibility.isLockupCompatible(Version.Airdrops.V3_0, Version.Lockup.V4_0)).toBe(true);
});

test('the overview lists every release of Lockup with its date, packages, aliases, and addresses', () => {
  const overview = fs.readFileSync('content/guides/lockup/overview.mdx', 'utf8');
  const rows = overview.split('\n').filter((line) => /^\| v\d/.test(line));
  const listed = releasesOf('lockup').map(({ version, date, packages, deployments }) => {
    const month = new Date(date).toLocaleString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const aliases = aliasesOf(version).map((alias) => `\`${alias}\``);
    const names = packages.map((name) => `\`${name}\``);
    return [month, names.join(', '), aliases.join(', '), `[${version}](/${deployments})`];
  });
  const cells = rows.map((row) =>
    row
      .split(' | ')
      .slice(1)
      .map((cell) => cell.replace(/ \|$/, '')),
  );
  expect(cells.filter(({ length }) => length > 1)).toEqual(listed);
  expect(cells.filter(({ length }) => length === 1)).toHaveLength(listed.length);
});

/** Returns the aliases that a release's contracts have on Ethereum, in the order of the guides. */
function aliasesOf(version: string): string[] {
  const releases = [...Object.values(lockup), ...Object.values(airdrops)].filter(
    (release) => release.version === version,
  );
  const contracts = releases.flatMap(({ deployments }) =>
    deployments.filter(({ chainId }) => chainId === 1).flatMap((each) => each.contracts),
  );
  const order = ['LK', 'LL', 'LD', 'LT', 'MS'];
  const place = (alias: string) => order.indexOf(alias.slice(0, 2));
  const aliases = contracts.flatMap(({ alias }) => alias ?? []).filter((alias) => place(alias) >= 0);
  return [...new Set(aliases)].sort((a, b) => place(a) - place(b));
}
