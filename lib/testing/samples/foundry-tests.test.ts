import path from 'node:path/posix';
import { beforeAll, expect, test } from 'vitest';
import { listSamples } from '@/lib/content/samples/sample-files';
import { compileArtifacts, type FindArtifact } from '../evm/artifacts';
import { runFoundryTests } from '../evm/foundry';
import { tokenSample } from '../evm/lockup-fixture';

const samples = listSamples().filter((name) => /^lockup\/.*\.t\.sol$/.test(name));

let artifact: FindArtifact;

beforeAll(() => {
  artifact = compileArtifacts(tokenSample, ...samples);
}, 300_000);

test('the samples include Foundry tests', () => {
  expect(samples).toContain('lockup/project/test/StreamCreator.t.sol');
  expect(samples).toContain('lockup/v4.0/project/test/StreamCreator.t.sol');
});

test.each(samples)('every test in %s passes', async (sample) => {
  const results = await runFoundryTests(artifact, `${sample}:${path.basename(sample, '.t.sol')}Test`);
  const names = Object.keys(results);
  expect(names).not.toEqual([]);
  expect(results).toEqual(Object.fromEntries(names.map((name) => [name, 'passed'])));
});
