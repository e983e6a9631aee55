import fs from 'node:fs';
import { buildRelease } from '@/lib/protocol/reference/build-release';
import { type Compilation, compileSources } from '@/lib/protocol/reference/compile-release';
import type { Contract, Item, ReleaseModel } from '@/lib/protocol/reference/model';
import type { Release } from '@/lib/protocol/reference/releases';

/** A release with one package, for tests only. */
export const fixtureRelease: Extract<Release, { parts: unknown }> = {
  product: 'lockup',
  version: 'v1.2',
  base: 'reference/fixture',
  compiler: 'solc-0.8.29',
  parts: [
    {
      package: '@ours/fixture',
      version: '1.0.0',
      label: '',
      folder: '',
      sourceBase: 'https://code.test/fixture/',
    },
  ],
};

/** Reads the files of a test in `sources/`, by path. Each begins below a comment with its path. */
export function readSources(name: string): Record<string, string> {
  const text = fs.readFileSync(`lib/testing/reference/sources/${name}.sol`, 'utf8');
  const [, ...parts] = text.split(/^\/\/ File: (.+)$/m);
  return Object.fromEntries(
    parts.flatMap((path, index) => (index % 2 === 0 ? [[path, parts[index + 1] ?? '']] : [])),
  );
}

/**
 * Compiles Solidity for a test.
 * @param files contents by path below `src/`, such as `interfaces/IVault.sol`
 */
const compileFixture = (files: Record<string, string>): Compilation =>
  compileSources(
    Object.fromEntries(
      Object.entries(files).map(([file, content]) => [`@ours/fixture/src/${file}`, { content }]),
    ),
    fixtureRelease.compiler,
  );

/** Builds a release from these files, with functions that look up its pages and entries. */
export function buildFixture(files: Record<string, string>) {
  const model = buildRelease(fixtureRelease, compileFixture(files));
  return {
    model,
    contract: (name: string) => contractNamed(model, name),
    /** Looks up an entry by the page's name and the anchor, as in `Vault#withdraw`. */
    item: (place: string) => itemAt(model, place),
  };
}

function contractNamed({ contracts }: ReleaseModel, name: string): Contract {
  const found = contracts.find((contract) => contract.name === name);
  if (!found)
    throw new Error(`no page of ${contracts.map((contract) => contract.name).join(', ')} is ${name}`);
  return found;
}

function itemAt(model: ReleaseModel, place: string): Item {
  const [page = '', anchor] = place.split('#');
  const { items } = contractNamed(model, page);
  const found = items.find((item) => item.anchor === anchor);
  if (!found) throw new Error(`no entry of ${items.map((item) => item.anchor).join(', ')} is ${anchor}`);
  return found;
}
