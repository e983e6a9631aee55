import { expect, test } from 'vitest';
import { formatProblem, sortProblems } from '@/lib/content/problem';
import { compileSamples } from './compile-solidity';
import { endingOf, listSamples, sampleFile } from './sample-files';

const files = listSamples()
  .filter((name) => endingOf(name) === 'sol')
  .map(sampleFile);

test('every Solidity sample compiles without a warning, and each holds something', () => {
  const { contracts, problems } = compileSamples(files);
  expect(sortProblems(problems).map(formatProblem).join('\n\n')).toBe('');
  expect(files).not.toEqual([]);
  expect(files.filter((file) => Object.keys(contracts[file] ?? {}).length === 0)).toEqual([]);
}, 300_000);
