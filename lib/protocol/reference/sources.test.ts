import { describe, expect, test } from 'vitest';
import { fixtureRelease } from '@/lib/testing/reference/build-fixture';
import { checkPackages, resolveImport } from './sources';

const releaseOf = (name: string, version: string) => ({
  ...fixtureRelease,
  parts: fixtureRelease.parts.map((part) => ({ ...part, package: name, version })),
});
const installed = releaseOf('@sablier/v2-core', '1.2.0');

describe('a package of a release', () => {
  test('that is missing is named with the version wanted and the command that fixes it', () => {
    expect(() => checkPackages(releaseOf('@ours/fixture', '1.0.0'))).toThrowErrorMatchingInlineSnapshot(
      `[Error: The contract reference needs @ours/fixture 1.0.0, which is not installed. Run: npm ci]`,
    );
  });
});

describe('an import', () => {
  const resolve = resolveImport(installed);

  test('is found beside the package before it is looked for among all', () => {
    const found = resolve('@openzeppelin/contracts/package.json');
    expect('contents' in found && JSON.parse(found.contents).version).toBe('5.0.2');
  });
});
