import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compileSources } from '@/lib/protocol/reference/compile-release';
import { env } from '@/lib/site/env';
import { remixUrl } from './remix-link';
import { listSamples, readSample, sampleFile } from './sample-files';

test('a contract that only imports packages opens in Remix from its URL', () => {
  expect(remixUrl('lockup/create-stream/LinearVesting.sol')).toBe(
    `https://remix.ethereum.org/#url=${env.siteUrl}/samples/lockup/create-stream/LinearVesting.sol`,
  );
});

test.each([
  ['another sample', 'legacy/LegacyStreamReader.sol'],
  ['forge-std', 'lockup/create-stream/LinearVesting.t.sol'],
  ['a package whose newest version belongs to another release', 'flow/project/src/FlowStreamCreator.sol'],
  ['modules of another language', 'api/read-token.ts'],
])('a sample that imports %s has no link', (_, name) => {
  expect(listSamples()).toContain(name);
  expect(remixUrl(name)).toBeUndefined();
});

test('every sample with a link compiles with later versions of OpenZeppelin and PRBMath and a later compiler', () => {
  const names = listSamples().filter((name) => remixUrl(name));
  expect(names.length).toBeGreaterThan(10);
  const sources = Object.fromEntries(names.map((name) => [sampleFile(name), { content: readSample(name) }]));
  const load = (file: string) => ({ contents: fs.readFileSync(path.join('node_modules', file), 'utf8') });
  expect(() => compileSources(sources, 'solc-0.8.30', load)).not.toThrow();
}, 60_000);
