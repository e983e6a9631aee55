import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path/posix';
import { type ContractRunner, Contract as EthersContract } from 'ethers';
import ts from 'typescript';
import { type Abi, type AbiParameter, getAddress, parseUnits, zeroAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { digestOf, digestOfFiles } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { invariant } from '@/lib/site/invariant';
import { foundryTool } from '@/lib/testing/foundry/tools';
import { viemCalldata } from '@/lib/testing/reference/viem-calldata';
import { passedChecks } from '@/lib/testing/units/unchanged-tests';
import { toModule } from '../abi-files';
import { compileSources } from '../compile-release';
import { loadReleases } from '../load-release';
import type { Contract, ReleaseModel } from '../model';
import { releases } from '../releases';
import { resolveImport } from '../sources';
import { variableOf } from './call';
import { type ContractCalls, contractCalls } from './call-forms';
import { exampleRoles } from './example-arguments';
import type { CallForms } from './languages';
import { typeOf } from './solidity';

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

/** What decides the result of this file's checks, besides the calls and the ABIs that they get. */
const ownDigest = digestOf(
  fs.readFileSync('lib/protocol/reference/calls/call-forms.test.ts'),
  digestOfFiles(['lib/testing/reference/viem-calldata.ts', 'package-lock.json']),
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
    // The compiler would need the sources, which no installed package has.
    if (model.imports) continue;
    test(`the calls of ${product} ${version} compile`, ({ skip }) => {
      const release = releases.find((each) => each.product === product && each.version === version);
      invariant(release, 'each model has a release');
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
      const withParts =
        'parts' in release ? release : releases.find((each) => 'parts' in each && each.product === 'flow');
      invariant(withParts && 'parts' in withParts, 'a release of each product is in a package');
      const own = 'parts' in release ? {} : declareTypes(model);
      const all = { ...Object.fromEntries(sources), ...own };
      const entry = digestOf(JSON.stringify(all), compilerDigest, ownDigest);
      skip(passedChecks.has(entry), unchanged);
      const compiled = compileSources(all, withParts.compiler, resolveImport(withParts));
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
    expect(typeErrors(files)).toEqual([]);
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

/** Type-checks modules from memory, as in a project with strict settings. */
function typeErrors(files: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    resolveJsonModule: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  const folders = new Set([...files.keys()].map(path.dirname));
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.directoryExists = (name) => folders.has(name) || (directoryExists?.(name) ?? true);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, version, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, version, ...rest)
      : ts.createSourceFile(name, text, version);
  };
  const program = ts.createProgram(
    [...files.keys()].filter((name) => name.endsWith('.ts')),
    options,
    host,
  );
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file ? file.text.slice(0, start).split('\n').length : 0;
    return `${file?.fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
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
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cast-'));
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

/** Declares the types of Flow v1.0, whose package isn't installed, as its ABI describes them. */
function declareTypes({ contracts }: ReleaseModel): Record<string, { content: string }> {
  const abi = contracts.find(({ name }) => name === 'SablierFlow')?.abi ?? [];
  const functions = abi.filter((each) => each.type === 'function');
  const types = new Map<string, string>();
  const declare = (parameter: AbiParameter): string => {
    const type = typeOf(parameter);
    if (parameter.internalType?.startsWith('enum ')) types.set(type, 'enum NAME { First }');
    if ('components' in parameter) {
      const fields = parameter.components.map((field) => `${declare(field)} ${field.name};`);
      types.set(type, `struct NAME { ${fields.join(' ')} }`);
    }
    return type;
  };
  const list = (parameters: readonly AbiParameter[], location: string): string =>
    parameters
      .map(
        (each) =>
          `${declare(each)}${/tuple|string|bytes$|\]/.test(each.type) ? ` ${location}` : ''} ${each.name}`,
      )
      .join(', ');
  const signatures = functions.map(({ name, inputs, outputs, stateMutability }) => {
    const mutability = stateMutability === 'nonpayable' ? '' : stateMutability;
    const returns = outputs.length > 0 ? ` returns (${list(outputs, 'memory')})` : '';
    return `function ${name}(${list(inputs, 'calldata')}) external ${mutability}${returns};`;
  });
  const named = [...types].map(([type, text]) => [type.split('.'), text] as const);
  const inFlow = named.flatMap(([[owner, name], text]) =>
    owner === 'Flow' && name ? [text.replace('NAME', name)] : [],
  );
  const free = named.flatMap(([[name = '', inner], text]) => (inner ? [] : [text.replace('NAME', name)]));
  const imports = ['UD21x18', 'UD60x18'].map(
    (each) => `import { ${each} } from "@prb/math/src/${each}.sol";\n`,
  );
  const token = 'import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";\n';
  const files = {
    'types/DataTypes.sol': `${imports.join('')}${token}library Flow { ${inFlow.join(' ')} }\n${free.join('\n')}`,
    'interfaces/IFlowNFTDescriptor.sol': 'interface IFlowNFTDescriptor {}',
    'interfaces/ISablierFlow.sol': `import "../types/DataTypes.sol";\nimport "./IFlowNFTDescriptor.sol";\ninterface ISablierFlow {\n${signatures.join('\n')}\n}`,
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, content]) => [
      `@sablier/flow/src/${file}`,
      { content: head + content },
    ]),
  );
}
