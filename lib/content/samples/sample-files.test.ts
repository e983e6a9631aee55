import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { loadSample } from './load-sample';
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
