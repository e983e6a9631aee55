import { expect, test, vi } from 'vitest';
import { releases } from './releases';

const release = releases.find(({ product, version }) => product === 'flow' && version === 'v3.0');

/** Loads the module as in a new process, where only the disk cache remains. */
async function loadAnew() {
  vi.resetModules();
  return (await import('./load-release')).loadRelease;
}

const timeToCompile = { timeout: 120_000 };

test(
  'a kept model is the one that was made, and hides no package that changed since',
  timeToCompile,
  async () => {
    if (!release || !('parts' in release)) throw new Error('the test needs a release with sources');
    const made = (await loadAnew())(release);
    expect((await loadAnew())(release)).toEqual(made);
    const changed = { ...release, parts: release.parts.map((part) => ({ ...part, version: '9.9.9' })) };
    const load = await loadAnew();
    expect(() => load(changed)).toThrow(
      'The contract reference needs @sablier/flow 9.9.9, but 3.0.1 is installed. Run: npm ci',
    );
  },
);

test.each([
  'lib/protocol/reference/build-release.ts',
  'lib/protocol/reference/compile-release.ts',
  'lib/protocol/reference/releases.ts',
  'lib/protocol/reference/read-release.ts',
  'content/data/flow-v1.0-contracts.json',
  'package-lock.json',
])('a model is made anew when %s changes', async (file) => {
  const { listInputs } = await import('./load-release');
  expect(listInputs()).toContain(file);
});
