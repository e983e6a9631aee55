import fs from 'node:fs';
import { buildRelease } from '@/lib/protocol/reference/build-release';
import { compileSources } from '@/lib/protocol/reference/compile-release';
import type { Release } from '@/lib/protocol/reference/releases';
import { required } from '@/lib/site/invariant';

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
 * Builds a release, with functions that look up its pages and entries.
 * @param files Solidity by path below `src/`, such as `interfaces/IVault.sol`
 */
export function buildFixture(files: Record<string, string>) {
  const sources = Object.entries(files).map(([file, content]) => [`@ours/fixture/src/${file}`, { content }]);
  const compilation = compileSources(Object.fromEntries(sources), fixtureRelease.compiler);
  const model = buildRelease(fixtureRelease, compilation);
  const contract = (name: string) =>
    required(
      model.contracts.find((each) => each.name === name),
      `there is a page ${name}`,
    );
  return {
    model,
    contract,
    /** Looks up an entry by the page's name and the anchor, as in `Vault#withdraw`. */
    item(place: string) {
      const [page = '', anchor] = place.split('#');
      return required(
        contract(page).items.find((each) => each.anchor === anchor),
        `there is an entry ${place}`,
      );
    },
  };
}
