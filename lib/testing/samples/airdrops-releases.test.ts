import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { airdrops } from 'sablier/evm/releases/airdrops';
import type { Abi, AbiFunction } from 'viem';
import { toFunctionSelector } from 'viem/utils';
import { expect, test } from 'vitest';
import { sampleFile } from '@/lib/content/samples/sample-files';
import { foundryTool } from '../foundry/tools';

// Checks what the guides to Airdrops v3.0 say about older releases, and the interfaces that they and the guides to Bob
// v1.0 generate with cast.

const functionsIn = (abi: Abi): AbiFunction[] => abi.filter((item) => item.type === 'function');
const namesIn = (abi: Abi): string[] => functionsIn(abi).map(({ name }) => name);
const selectorOf = (abi: Abi, name: string): string => {
  const found = functionsIn(abi).find((each) => each.name === name);
  return found ? toFunctionSelector(found) : '';
};
/** Lists the names of the settings, the first argument of a create function. */
function settingsOf(abi: Abi, name: string): string[] {
  const [settings] = functionsIn(abi).find((each) => each.name === name)?.inputs ?? [];
  return settings && 'components' in settings ? settings.components.map((each) => each.name ?? '') : [];
}

const v3 = airdrops['v3.0'].abi;
const v2 = airdrops['v2.0'].abi;

test('the settings of v3.0 are those of v2.0 and the ones that the overview lists', () => {
  const added = (type: 'Instant' | 'LL' | 'LT' | 'VCA') => {
    const name = `createMerkle${type}`;
    const before = settingsOf(v2[`SablierFactoryMerkle${type}`], name);
    expect(before.length).toBeGreaterThan(6);
    return settingsOf(v3[`SablierFactoryMerkle${type}`], name).filter((each) => !before.includes(each));
  };
  expect(added('Instant')).toEqual(['claimType']);
  expect(added('LL')).toEqual(['claimType', 'granularity']);
  expect(added('LT')).toEqual(['claimType']);
  expect(added('VCA')).toEqual(['aggregateAmount', 'claimType', 'enableRedistribution']);
});

test('a campaign of each release can be recognized by the functions on the claim page', () => {
  const campaigns: Record<string, Abi> = {
    'v3.0': v3.SablierMerkleLL,
    'v2.0': v2.SablierMerkleLL,
    'v1.3': airdrops['v1.3'].abi.SablierMerkleLL,
    'v1.2': airdrops['v1.2'].abi.SablierV2MerkleLL,
    'v1.1': airdrops['v1.1'].abi.SablierV2MerkleStreamerLL,
  };
  const withFunction = (name: string) =>
    Object.keys(campaigns).filter((version) => namesIn(campaigns[version] ?? []).includes(name));
  expect(withFunction('CLAIM_TYPE')).toEqual(['v3.0']);
  expect(withFunction('claimTo')).toEqual(['v3.0', 'v2.0']);
  expect(withFunction('calculateMinFeeWei')).toEqual(['v3.0', 'v2.0']);
  expect(withFunction('FEE')).toEqual(['v1.3']);
  const claims = Object.entries(campaigns).map(([version, abi]) => {
    const claim = functionsIn(abi).find(({ name }) => name === 'claim');
    return [version, claim?.stateMutability, claim?.outputs.length];
  });
  expect(claims).toEqual([
    ['v3.0', 'payable', 0],
    ['v2.0', 'payable', 0],
    ['v1.3', 'payable', 0],
    ['v1.2', 'nonpayable', 1],
    ['v1.1', 'nonpayable', 1],
  ]);
  const selectors = new Set(Object.values(campaigns).map((abi) => selectorOf(abi, 'claim')));
  expect(selectors.size).toBe(1);
});

test('the claim functions of each type are those on the overview', () => {
  const claims = (abi: Abi) =>
    namesIn(abi)
      .filter((name) => /^claim(?!ed)/.test(name))
      .sort();
  const all = ['claim', 'claimTo', 'claimViaAttestation', 'claimViaSig'];
  for (const type of ['Instant', 'LL', 'LT'] as const)
    expect(claims(v3[`SablierMerkle${type}`])).toEqual(all);
  expect(claims(v3.SablierMerkleVCA)).toEqual(all.slice(1));
  expect(claims(v3.SablierMerkleExecute)).toEqual(['claimAndExecute']);
  expect(namesIn(v3.SablierMerkleExecute)).not.toContain('setAttestor');
});

const solc = createRequire(import.meta.url)('solc-0.8.29');

/** The commands on the pages, and the same for all other ABIs. */
const commands = ['airdrops', 'bob'].flatMap((product) => {
  const page = fs.readFileSync(`content/guides/${product}/overview.mdx`, 'utf8').replace(/\\\n\s*/g, '');
  const [, file = '', name = ''] = /cast interface (\S+) --flatten --name (\S+) > \2\.sol/.exec(page) ?? [];
  return [{ product, file, name }];
});

test.each(commands)(
  'cast makes an interface that compiles from $file, and from its neighbors',
  ({ file, name }) => {
    const folder = file.replace(/\/[^/]+$/, '');
    const files = fs.readdirSync(folder).map((each) => `${folder}/${each}`);
    expect(files).toContain(file);
    expect(files.length).toBeGreaterThan(3);
    const sample = sampleFile(`airdrops/${name}.sol`);
    for (const each of files) {
      const { stdout } = spawnSync(foundryTool('cast'), ['interface', each, '--flatten', '--name', name], {
        encoding: 'utf8',
      });
      expect(stdout).toContain(`interface ${name}`);
      if (each === file && fs.existsSync(sample)) expect(stdout).toBe(fs.readFileSync(sample, 'utf8'));
      const output = solc.compile(
        JSON.stringify({
          language: 'Solidity',
          sources: { 'Interface.sol': { content: stdout } },
          settings: { outputSelection: { '*': { '*': ['abi'] } } },
        }),
      );
      const { errors = [] } = JSON.parse(output);
      expect(errors.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
    }
  },
);
