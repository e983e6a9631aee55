import fs from 'node:fs';
import { releases } from 'sablier/evm/releases';
import { flow } from 'sablier/evm/releases/flow';
import { lockup } from 'sablier/evm/releases/lockup';
import type { Abi, AbiFunction } from 'viem';
import { sepolia } from 'viem/chains';
import { toFunctionSelector } from 'viem/utils';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sampleArtifacts } from '../foundry/artifacts';

/** The guides to a local environment, with the release that each installs. */
const guides = [
  { product: 'lockup', version: 'v4.0', contract: 'SablierLockup', release: lockup['v4.0'] },
  { product: 'flow', version: 'v3.0', contract: 'SablierFlow', release: flow['v3.0'] },
] as const;

const textOf = (product: string) =>
  fs.readFileSync(`content/guides/${product}/examples/local-environment.mdx`, 'utf8');

test.each(guides)(
  'the guide for $product $version installs the package in this repository, and knows its versions',
  ({ product }) => {
    const guide = textOf(product);
    const manifest = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()) });
    const { version, dependencies } = manifest.parse(
      JSON.parse(fs.readFileSync(`node_modules/@sablier/${product}/package.json`, 'utf8')),
    );
    const installs = new RegExp(`(?:add|install)\\S* .*@sablier/${product}@(\\S+?)\`?\\s`, 'g');
    const installed = [...guide.matchAll(installs)].map(([, each]) => each);
    expect(installed.length).toBeGreaterThan(3);
    expect(new Set(installed)).toEqual(new Set([version]));
    expect(guide).toContain(
      `OpenZeppelin Contracts ${dependencies['@openzeppelin/contracts']}, PRBMath ${dependencies['@prb/math']}`,
    );
  },
);

test.each(guides)(
  'the guide for $product $version states the block since which the contract is on Sepolia',
  ({ product, contract, release }) => {
    const deployment = release.deployments.find(({ chainId }) => chainId === sepolia.id);
    const block = deployment?.contracts.find(({ name }) => name === contract)?.block;
    expect(textOf(product)).toContain(`on Sepolia since block ${block?.toLocaleString('en-US')},`);
  },
);

test('everything in the stub for Flow v1.0 exists in the published contract', () => {
  // The guide's project compiles it with the contract that imports it.
  const { abi } = sampleArtifacts('flow/ISablierFlow.sol')('ISablierFlow');
  const release = Object.values(releases.flow ?? {}).find(({ version }) => version === 'v1.0');
  const published = signaturesOf(release?.abi?.SablierFlow);
  const used = signaturesOf(abi);
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
