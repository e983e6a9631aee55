import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compileSources } from '@/lib/protocol/reference/compile-release';
import { env } from '@/lib/site/env';
import { loadSample, remixUrl } from './load-sample';
import { readRegions } from './regions';
import { endingOf, listSamples, readSample, sampleFile, sampleUrl } from './sample-files';

const names = listSamples();
const ofEnding = (...endings: string[]) => names.filter((name) => endings.includes(endingOf(name)));

test('samples are named by their path relative to the folder', () => {
  expect(names).toContain('support/approve-token.sol');
  expect(sampleFile('support/approve-token.sol')).toBe('content/samples/support/approve-token.sol');
  expect(sampleUrl('support/approve-token.sol')).toBe('/samples/support/approve-token.sol');
});

test('every sample can be shown, and its regions are valid', () => {
  for (const name of names) {
    expect(loadSample(name, undefined), name).toMatchObject({ shown: { code: expect.stringMatching(/\S/) } });
    if (endingOf(name) !== 'json') expect(readRegions(readSample(name)).mistakes, name).toEqual([]);
  }
});

test('every JSON sample is valid JSON', () => {
  for (const name of ofEnding('json')) expect(() => JSON.parse(readSample(name)), name).not.toThrow();
});

test('every shell sample has valid syntax', () => {
  for (const name of ofEnding('sh', 'bash')) {
    const { status, stderr } = spawnSync('bash', ['-n', sampleFile(name)], { encoding: 'utf8' });
    expect([status, stderr], name).toEqual([0, '']);
  }
});

test.each(['lockup/create-stream/LinearVesting.sol', 'lockup/v4.0/create-stream/LinearVesting.sol'])(
  'a contract that only imports packages opens in Remix from its URL: %s',
  (name) => {
    expect(remixUrl(name)).toBe(`https://remix.ethereum.org/#url=${env.siteUrl}/samples/${name}`);
  },
);

test.each([
  ['another sample', 'legacy/LegacyStreamReader.sol'],
  ['forge-std', 'lockup/create-stream/LinearVesting.t.sol'],
  ['a package whose newest version belongs to another release', 'flow/project/src/FlowStreamCreator.sol'],
  ['modules of another language', 'api/drops/read-proof.ts'],
])('a sample that imports %s has no link', (_, name) => {
  expect(listSamples()).toContain(name);
  expect(remixUrl(name)).toBeUndefined();
});

test('every sample with a link compiles with later versions of OpenZeppelin and PRBMath and a later compiler', () => {
  const names = listSamples().filter((name) => remixUrl(name));
  expect(names.length).toBeGreaterThan(10);
  const sources = Object.fromEntries(names.map((name) => [sampleFile(name), { content: readSample(name) }]));
  const load = (file: string) => ({ contents: fs.readFileSync(path.join('node_modules', file), 'utf8') });
  expect(() => compileSources(sources, 'solc-0.8.29', load)).not.toThrow();
}, 60_000);
