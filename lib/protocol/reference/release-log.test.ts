import fs from 'node:fs';
import { releases as published } from 'sablier/evm/releases';
import type { Abi } from 'viem';
import { formatAbiItem } from 'viem/utils';
import { expect, test } from 'vitest';
import { releases } from '@/content/releases';
import { releaseLog } from './release-log';

test('each release has a heading, its date, its contracts, and links to all that the site has about it', async () => {
  const sections = (await releaseLog()).split(/^## /m).slice(1);
  expect(sections).toHaveLength(releases.length);
  const flow = sections.find((section) => section.startsWith('Flow v3.0\n'));
  expect(flow).toContain('Released on March 16, 2026. ');
  expect(flow).toContain(
    '- Contracts: `SablierFlow`, `FlowNFTDescriptor`\n- Audits: Cantina (2026-03-18)\n- Links: ',
  );
  expect(flow).toContain('[addresses](/guides/flow/deployments)');
  expect(flow).toContain('[contract reference](/reference/flow/v3.0/contract.SablierFlow)');
  expect(flow).toContain('[changes since v2.0](/reference/flow/changes-by-release#v2-0-to-v3-0)');
  expect(sections.at(-1)).toContain('Released in December 2019. ');
  const older = sections.find((section) => section.startsWith('Flow v1.1'));
  expect(older).toContain('[contract reference](/reference/flow/v1.1/contract.SablierFlow)');
  const retired = sections.find((section) => section.startsWith('Legacy v1.1'));
  expect(retired).toBeDefined();
  expect(retired).not.toContain('contract reference');
});

/** Returns the names of the functions in the ABIs of a release, and those of its errors without prefix, by their signatures. */
function signaturesOf(product: 'lockup' | 'flow' | 'airdrops', version: string): Map<string, string> {
  // Airdrops v1.2 was released as a part of Lockup.
  const contracts =
    product === 'airdrops' ? /^Sablier(V2)?(Merkle|Factory)/ : /^Sablier(V2)?(BatchLockup|Flow|Lockup)/;
  const release = Object.values(published[product] ?? {}).find((each) => each.version === version);
  return new Map(
    Object.entries(release?.abi ?? {})
      .filter(([contract]) => contracts.test(contract))
      .flatMap(([, abi]) => abi as Abi)
      .flatMap((item): [string, string][] => {
        if (item.type === 'function') return [[formatAbiItem(item), item.name]];
        const [, name] = item.type === 'error' ? (/^Sablier\w*?_(\w+)$/.exec(item.name) ?? []) : [];
        return name && item.type === 'error' ? [[formatAbiItem(item), name]] : [];
      }),
  );
}

const steps = (['lockup', 'flow', 'airdrops'] as const).flatMap((product) => {
  const versions = releases.filter((each) => each.product === product).map(({ version }) => version);
  return versions.slice(0, -1).map((to, index) => [product, versions[index + 1] ?? '', to] as const);
});

test.each(steps)(
  'the changes of %s from %s to %s name all that only one of their ABIs has',
  (product, from, to) => {
    const page = fs.readFileSync(`content/reference/${product}/changes-by-release.mdx`, 'utf8');
    const [, section = ''] = page.split(`\n## ${from} to ${to}\n`);
    const [text = ''] = section.split('\n## ');
    const [old, now] = [signaturesOf(product, from), signaturesOf(product, to)];
    const changed = [...old, ...now].filter(([signature]) => !(old.has(signature) && now.has(signature)));
    expect(changed.length).toBeGreaterThan(0);
    expect(
      [...new Set(changed.map(([, name]) => name))].filter((name) => !text.includes(`${name}\``)),
    ).toEqual([]);
  },
);
