import fs from 'node:fs';
import { expect, test } from 'vitest';
import { endingOf, listSamples } from '@/lib/content/samples/sample-files';
import { buildOf, outputOfSample, projects } from '../foundry/projects';

test.each(projects)('the project $id builds without warnings', ({ id }) => {
  const { ok, output } = buildOf(id);
  // With warnings, Forge's last line is a different one.
  expect(output).toMatch(/^Compiler run successful!$/m);
  expect(ok).toBe(true);
});

test('every Solidity sample is in a project and contains a contract', () => {
  const samples = listSamples().filter((name) => endingOf(name) === 'sol');
  expect(samples.length).toBeGreaterThan(20);
  expect(samples.filter((name) => !fs.existsSync(outputOfSample(name)))).toEqual([]);
});
