import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { publishedAbis } from '@/lib/protocol/deployments/release-deployments';
import { filesBelow } from '@/lib/site/files-below';
import { loadRelease } from './load-release';
import { aliasesOf, type Contract } from './model';
import { type Release, releases } from './releases';
import { signaturesOf } from './selectors';

const abiSchema = z.array(z.object({ type: z.string() }).loose());
const artifact = z.object({ abi: abiSchema });

type Abi = z.infer<typeof abiSchema>;

/** Returns the ABI in the `sablier` package, or else the one in the release's package. */
function abiOf(release: Release, name: string): Abi | undefined {
  const known = publishedAbis(release).get(name);
  if (known) return abiSchema.parse(known);
  const folders =
    'parts' in release ? release.parts.map((part) => `node_modules/${part.package}/artifacts`) : [];
  const file = folders.flatMap(filesBelow).find((each) => each.endsWith(`/${name}.json`));
  return file === undefined ? undefined : artifact.parse(JSON.parse(fs.readFileSync(file, 'utf8'))).abi;
}

const deployed = releases.flatMap((release) =>
  loadRelease(release)
    .contracts.filter(({ kind }) => kind === 'contract')
    .map((contract) => ({
      title: `${contract.name} of ${release.product} ${release.version}`,
      contract,
      abi: abiOf(release, contract.name),
    })),
);

/** Returns the items that callers identify by a hash. */
const hashed = ({ items }: Contract) =>
  items.filter(({ kind, selector }) => selector && !['struct', 'enum', 'type', 'modifier'].includes(kind));

test('the ABI of every deployed contract is known, except one that no package has', () => {
  expect(deployed.filter(({ abi }) => !abi).map(({ title }) => title)).toEqual([
    'FlowNFTDescriptor of flow v1.0',
  ]);
  expect(deployed.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'SablierV2LockupLinear of lockup v1.2',
      'SablierV2MerkleLL of lockup v1.2',
      'SablierFlow of flow v1.0',
      'SablierLockup of lockup v4.0',
      'SablierFlow of flow v3.0',
    ]),
  );
});

describe.each(deployed.filter(({ abi }) => abi))('the page of $title', ({ contract, abi = [] }) => {
  const signatures = signaturesOf(abi);

  test('has none that the ABI lacks', () => {
    const invented = hashed(contract).filter(
      ({ selector = '', signature }) => signatures.get(selector) !== signature,
    );
    expect(invented.map(({ kind, signature }) => `${kind} ${signature}`)).toEqual([]);
  });

  test('has each of them once, under an anchor of its own, as what the ABI says it is', () => {
    const kinds = new Map(
      abi.flatMap((item) => [...signaturesOf([item]).keys()].map((selector) => [selector, item.type])),
    );
    const isGetter = (kind: string) => ['function', 'variable', 'constant'].includes(kind);
    for (const { kind, selector = '' } of hashed(contract))
      expect(isGetter(kind) ? 'function' : kind, selector).toBe(kinds.get(selector));
    const ids = contract.items.flatMap((item) => [item.anchor, ...aliasesOf(item)]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
