import fs from 'node:fs';
import { releases } from 'sablier/evm/releases';
import type { Abi, AbiFunction } from 'viem';
import { toFunctionSelector } from 'viem/utils';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { listSamples, readSample } from '@/lib/content/samples/sample-files';
import { stubsFolder } from '@/lib/content/samples/solidity-imports';
import { compileSources } from './compile-solidity';

const projects = ['flow/project', 'lockup/project'];
const linesOf = (sample: string): string[] => readSample(sample).trim().split('\n');

test.each(projects)('every import in %s has a remapping with a slash at both ends', (project) => {
  const remappings = linesOf(`${project}/remappings.txt`);
  expect(remappings.filter((line) => !/^\S+\/=\S+\/$/.test(line))).toEqual([]);
  const prefixes = remappings.map((line) => line.split('=')[0] ?? '');
  const imports = listSamples()
    .filter((name) => name.startsWith(`${project}/`) && name.endsWith('.sol'))
    .flatMap((name) => [...readSample(name).matchAll(/ from "([^".][^"]*)"/g)].map(([, path]) => path ?? ''));
  expect(imports.length).toBeGreaterThan(5);
  expect(imports.filter((path) => !prefixes.some((prefix) => path.startsWith(prefix)))).toEqual([]);
});

test('the remappings of the Lockup project point to its packages', () => {
  const targets = linesOf('lockup/project/remappings.txt').map((line) => line.split('=')[1] ?? '');
  const packages = targets.filter((target) => target.startsWith('node_modules/'));
  expect(packages).toHaveLength(4);
  expect(packages.filter((target) => !fs.existsSync(target))).toEqual([]);
});

test('everything in the stub for Flow v1.0 exists in the published contract', () => {
  const file = '@sablier/flow/src/interfaces/ISablierFlow.sol';
  const { contracts } = compileSources({ [file]: fs.readFileSync(`${stubsFolder}/${file}`, 'utf8') });
  const flow = Object.values(releases.flow ?? {}).find(({ version }) => version === 'v1.0');
  const published = signaturesOf(flow?.abi?.SablierFlow);
  const used = signaturesOf(contracts[file]?.ISablierFlow?.abi);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((signature) => !published.includes(signature))).toEqual([]);
});

/** Lists the selector, argument names, and result types of every function. */
const signaturesOf = (abi: unknown): string[] =>
  z
    .custom<Abi>(Array.isArray)
    .parse(abi)
    .filter((item): item is AbiFunction => item.type === 'function')
    .map((item) =>
      [
        toFunctionSelector(item),
        ...item.inputs.map(({ name }) => name),
        ...item.outputs.map(({ type }) => type),
        item.stateMutability,
      ].join(' '),
    );
