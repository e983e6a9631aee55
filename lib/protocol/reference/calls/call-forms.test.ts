import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path/posix';
import { type ContractRunner, Contract as EthersContract } from 'ethers';
import { type Abi, getAddress, parseUnits, zeroAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { digestOf, digestOfFiles } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { invariant } from '@/lib/site/invariant';
import { foundryTool } from '@/lib/testing/foundry/tools';
import { viemCalldata } from '@/lib/testing/reference/viem-calldata';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { typeErrors } from '@/lib/testing/units/type-errors';
import { passedChecks } from '@/lib/testing/units/unchanged-tests';
import { toModule } from '../abi-files';
import { compileSources } from '../compile-release';
import { loadReleases } from '../load-release';
import type { Contract, ReleaseModel } from '../model';
import { releases } from '../releases';
import { resolveImport } from '../sources';
import { variableOf } from './call';
import { type ContractCalls, contractCalls } from './call-forms';
import { exampleRoles } from './example-roles';
import type { CallForms } from './languages';
import { lineWidth } from './lay-out';

// Every call of every contract, checked by the tool that a reader would use.

type Subject = {
  title: string;
  contract: Contract;
  model: ReleaseModel;
  calls: ContractCalls;
  /** The calls that no earlier subject has with the same ABI. Releases share most of their calls. */
  own: CallForms[];
};

const seen = new Set<string>();

/** Returns the parts of a contract's ABI that some calls name. */
function abiOf(calls: readonly CallForms[], { abi = [] }: Contract): Abi {
  const words = new Set(calls.flatMap(({ viem }) => viem.match(/\w+/g) ?? []));
  return abi.filter((each) => 'name' in each && words.has(each.name));
}

/** Whether it's the first time that a call is passed with the parts of the ABI that it names. */
function isFirst(forms: CallForms, contract: Contract): boolean {
  const { viem, ethers, cast } = forms;
  const key = JSON.stringify([viem, ethers, cast, abiOf([forms], contract)]);
  return seen.size < seen.add(key).size;
}

const subjects = loadReleases().flatMap((model) =>
  model.contracts.flatMap((contract): Subject[] => {
    const calls = contractCalls(contract, model);
    const title = `${contract.name} of ${model.release.product} ${model.release.version}`;
    if (!calls || calls.byAnchor.size === 0) return [];
    const own = [...calls.byAnchor.values()].filter((forms) => isFirst(forms, contract));
    return [{ title, contract, model, calls, own }];
  }),
);

test('every deployed contract with functions has calls', () => {
  const named = (name: string) => subjects.filter(({ contract }) => contract.name === name).length;
  // SablierFlow has four releases. The others have sources, only ABIs, or belong to another product.
  expect(named('SablierFlow')).toBe(4);
  for (const name of ['SablierV2MerkleLT', 'SablierMerkleVCA', 'SablierBob', 'SablierComptroller'])
    expect(named(name), name).toBeGreaterThan(0);
  const silent = loadReleases().flatMap(({ contracts }) =>
    contracts.filter(
      ({ name, group, abi = [] }) =>
        group === '' && abi.some(({ type }) => type === 'function') && named(name) === 0,
    ),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
  for (const { contract, calls } of subjects) {
    const functions = (contract.abi ?? []).filter(({ type }) => type === 'function');
    expect(calls.byAnchor.size, contract.name).toBe(functions.length);
  }
});

test('durations are in days where the language has a word or an operator for them', () => {
  const subject = subjects.find(({ title }) => title === 'SablierLockup of lockup v4.0');
  const calls = subject?.calls.byAnchor.get('createwithdurationsll');
  expect(calls?.Solidity).toContain('cliff: 90 days');
  expect(calls?.viem).toContain('cliff: 90 * 86_400,');
  expect(calls?.cast).toContain('7776000');
});

test('a line of code fits beside the documentation, unless it contains a long literal', () => {
  const isCut = (line: string) => line.length > lineWidth && !/"|0x[\da-f]{40}/i.test(line);
  const subject = subjects.find(({ title }) => title === 'SablierLockup of lockup v4.0');
  const lines = [...(subject?.calls.byAnchor.values() ?? [])].flatMap(({ Solidity, viem, ethers }) =>
    [Solidity, viem, ethers].flatMap((code) => code.split('\n')),
  );
  expect(lines).toContain('tranchesWithDuration[0] =');
  expect(lines.filter(isCut)).toEqual([]);
});

/** What decides the result of this file's checks, besides the calls and the ABIs that they get. */
const ownDigest = digestOf(
  fs.readFileSync('lib/protocol/reference/calls/call-forms.test.ts'),
  digestOfFiles([
    'lib/testing/reference/viem-calldata.ts',
    'lib/testing/units/type-errors.ts',
    'package-lock.json',
  ]),
  process.version,
);

/** Covers what the Solidity compiler reads besides the calls: the releases, their packages, and our code. */
const compilerDigest = digestOfFiles([
  ...modulesOf(['lib/protocol/reference/compile-release.ts', 'lib/protocol/reference/releases.ts']),
  'package-lock.json',
]);

describe('Solidity', () => {
  for (const model of loadReleases()) {
    const { product, version } = model.release;
    const release = releases.find((each) => each.product === product && each.version === version);
    invariant(release, 'each model has a release');
    // The compiler needs the sources. Of the other releases, no package with them is installed.
    if (!('parts' in release)) continue;
    test(`the calls of ${product} ${version} compile`, ({ skip }) => {
      const sources = subjects
        .filter((each) => each.model === model)
        .map(({ contract, calls }) => {
          const [imports = '', variable = ''] = calls.setup.Solidity.split('\n\n');
          const functions = [...calls.byAnchor.values()].map(
            ({ Solidity: code }, index) => `function call${index}() external payable {\n${code}\n}`,
          );
          const content = `${head}${imports}\ncontract Caller {\n${variable}\n${functions.join('\n')}\n}`;
          return [`${contract.name}Caller.sol`, { content }] as const;
        });
      expect(sources.length).toBeGreaterThan(0);
      const all = Object.fromEntries(sources);
      const entry = digestOf(JSON.stringify(all), compilerDigest, ownDigest);
      skip(passedChecks.has(entry), unchanged);
      const compiled = compileSources(all, release.compiler, resolveImport(release));
      expect(Object.keys(compiled.abis)).toEqual(expect.arrayContaining(sources.map(([name]) => name)));
      passedChecks.write(entry, '');
    }, 120_000);
  }
});

/** Why a check that takes long is skipped. */
const unchanged = 'it has passed, and nothing that it depends on has changed since';

describe('TypeScript', () => {
  test('the calls match the types of viem and ethers', ({ skip }) => {
    const files = new Map(subjects.flatMap(typescriptFiles));
    expect(files.size).toBe(4 * subjects.length);
    const entry = digestOf([...files].flat().join('\n'), ownDigest);
    skip(passedChecks.has(entry), unchanged);
    expect(typeErrors(files, { types: ['node'] })).toEqual([]);
    passedChecks.write(entry, '');
  }, 240_000);
});

/** Returns the modules of a contract's calls and the ABI files that they import, by path. */
function typescriptFiles({ contract, calls, own }: Subject, index: number): [string, string][] {
  const file = (name: string) => path.resolve('.cache', 'call-forms', String(index), name);
  const module = (language: 'viem' | 'ethers') =>
    [calls.setup[language], ...own.map((forms) => `{\n${forms[language]}\n}`)].join('\n');
  const { name } = contract;
  // With the whole ABI, it would take twice as long.
  const abi = abiOf(own, contract);
  return [
    [file('viem.ts'), module('viem')],
    [file('ethers.ts'), module('ethers')],
    [file(`${name}.ts`), toModule({ name, abi })],
    [file(`${name}.json`), JSON.stringify(abi)],
  ];
}

describe('calldata', () => {
  for (const { title, contract, calls, own } of subjects.filter((each) => each.own.length > 0))
    test(`viem, ethers, and cast send the same to ${title}`, async ({ skip }) => {
      const abi = contract.abi ?? [];
      const entry = digestOf(JSON.stringify([contract.name, abi, calls.setup, own]), ownDigest);
      skip(passedChecks.has(entry), unchanged);
      const byViem = await Promise.all(own.map(({ viem }) => viemCalldata(viem, abi)));
      const byEthers = await Promise.all(
        own.map(({ ethers }) => ethersCalldata(ethers, variableOf(contract), abi)),
      );
      expect(byViem.length).toBeGreaterThan(0);
      expect(byEthers).toEqual(byViem);
      const exports = calls.setup.cast.split('\n').filter((line) => line.startsWith('export '));
      expect(castCalldata([...exports, ...own.map(({ cast }) => cast)])).toEqual(byViem.flat());
      passedChecks.write(entry, '');
    }, 60_000);
});

const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => {}).constructor;
const placeholder = getAddress(`0x${'4'.repeat(40)}`);

/** Runs a call with a contract of ethers. */
async function ethersCalldata(code: string, variable: string, abi: readonly object[]): Promise<string[]> {
  const sent: string[] = [];
  const runner: ContractRunner = {
    provider: null,
    call: async ({ data }) => {
      sent.push(data ?? '');
      return `0x${'0'.repeat(64)}`;
    },
    sendTransaction: async ({ data }) => {
      sent.push(data ?? '');
      throw new Error('There is no network.');
    },
  };
  const contract = new EthersContract(placeholder, JSON.stringify(abi), runner);
  // Nothing is sent, and not every result can be decoded from a zero.
  const values = { [variable]: contract, parseUnits, ZeroAddress: zeroAddress, ...exampleRoles };
  await AsyncFunction(...Object.keys(values), code)(...Object.values(values)).catch(() => undefined);
  return sent;
}

/**
 * Runs the commands in a shell in which `cast call` and `cast send` write the calldata to a file, because the
 * output of one command can be an argument of another.
 */
function castCalldata(commands: readonly string[]): string[] {
  const folder = temporaryFolder();
  const log = path.join(folder, 'calldata');
  const script = `
    set -e
    cast() {
      shift 2
      words=()
      for word in "$@"; do [ "$word" = --value ] && break; words+=("$word"); done
      "${foundryTool('cast')}" calldata "\${words[@]}" | tee -a "${log}"
    }
    ${commands.join('\n')}`;
  execFileSync('bash', ['-c', script]);
  const calldata = fs.readFileSync(log, 'utf8').trim().split('\n');
  fs.rmSync(folder, { recursive: true });
  return calldata;
}

const head = '// SPDX-License-Identifier: MIT\npragma solidity >=0.8.22;\n';
