import { expect, test } from 'vitest';
import { endingOf, listSamples, sampleFile } from '@/lib/content/samples/sample-files';
import { formatProblem, sortProblems } from '@/lib/markup/problem';
import { compileCached } from './compile-cache';

const files = listSamples()
  .filter((name) => endingOf(name) === 'sol')
  .map(sampleFile);

test('every Solidity sample compiles without warnings and contains a contract', () => {
  const compiled = files.map(compileCached);
  const problems = compiled.flatMap((each) => each.problems);
  expect([...new Set(sortProblems(problems).map(formatProblem))].join('\n\n')).toBe('');
  expect(files).not.toEqual([]);
  const contractsIn = compiled.map(({ contracts }) => Object.values(contracts).flatMap(Object.keys));
  expect(files.filter((_, index) => contractsIn[index]?.length === 0)).toEqual([]);
}, 300_000);
