import fs from 'node:fs';
import path from 'node:path/posix';
import { lockup } from 'sablier/evm/releases/lockup';
import type { Abi, AbiFunction } from 'viem';
import { toFunctionSelector } from 'viem/utils';
import { beforeAll, describe, expect, test } from 'vitest';
import { listSamples, sampleFile } from '@/lib/content/samples/sample-files';
import { filesBelow } from '@/lib/site/files-below';
import { releaseAbi, sampleArtifacts } from '../foundry/artifacts';
import { readShellCommands, type ShellCommand } from './shell-commands';

/** Whether a page calls the contracts of Lockup v4.0 or a file is a sample for them. */
const isNewest = (text: string): boolean => text.includes('lockup/v4.0/');

const pages = filesBelow('content/guides/lockup')
  .filter((file) => file.includes('/examples/'))
  .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }))
  .map(({ file, text }) => ({ file, newest: isNewest(text), commands: readShellCommands(text) }))
  .filter(({ commands }) => commands.length > 0);

const core = ['SablierV2LockupLinear', 'SablierV2LockupDynamic', 'SablierV2LockupTranched'];

/** What commands can deploy and call. */
type Targets = {
  /** The samples' contracts by name, as `forge create` finds them. */
  samples: Record<string, Abi>;
  functions: AbiFunction[];
};

/** Finds the contracts of a release and of the samples for it. */
function targetsOf(release: Abi[], isOf: (name: string) => boolean): Targets {
  const files = listSamples().filter(
    (name) => /^(lockup|support)\/.*(?<!\.t)\.sol$/.test(name) && (name.startsWith('support/') || isOf(name)),
  );
  const samples = Object.fromEntries(
    files.map((name) => {
      const contract = path.basename(name, '.sol');
      const find = sampleArtifacts(name);
      return [contract, hasContract(name, contract) ? find(contract).abi : []];
    }),
  );
  const functions = [...release, ...Object.values(samples)]
    .flat()
    .filter((item): item is AbiFunction => item.type === 'function');
  return { samples, functions };
}

const hasContract = (name: string, contract: string) =>
  fs.readFileSync(sampleFile(name), 'utf8').includes(`contract ${contract} `);

describe('commands in the guides match the contracts', () => {
  let newest: Targets;
  let older: Targets;

  beforeAll(() => {
    newest = targetsOf([lockup['v4.0'].abi.SablierLockup], isNewest);
    older = targetsOf(
      core.map((name) => releaseAbi('core', name)),
      (name) => !isNewest(name),
    );
  });

  /** Returns why a command wouldn't work, if that's the case. */
  function misfit(command: ShellCommand, { samples, functions }: Targets): string | undefined {
    const { argumentCount: given } = command;
    if (command.kind === 'deploy') {
      const creation = samples[command.contract]?.find((item) => item.type === 'constructor');
      const expectedCount = creation?.inputs.length ?? 0;
      if (!samples[command.contract]) return 'no sample has this contract';
      return expectedCount === given ? undefined : `the constructor takes ${expectedCount} arguments`;
    }
    const [name = '', outputs] = splitSignature(command.signature);
    const found = functions.filter((item) => toFunctionSelector(item) === toFunctionSelector(name));
    if (!found[0]) return 'no contract has this function';
    const reads = /^(view|pure)$/.test(found[0].stateMutability);
    if (reads !== (command.kind === 'call')) return reads ? 'it only reads' : 'it writes';
    if (found[0].inputs.length !== given) return `it takes ${found[0].inputs.length} arguments`;
    const answers = outputs === undefined || found.some((item) => outputsOf(item) === outputs);
    return answers ? undefined : `it returns ${outputsOf(found[0])}`;
  }

  test('there are commands for both releases', () => {
    expect(new Set(pages.map((page) => page.newest))).toEqual(new Set([true, false]));
  });

  test.each(pages)('$file', (page) => {
    const targets = page.newest ? newest : older;
    const wrong = page.commands.flatMap((command) => {
      const why = misfit(command, targets);
      return why ? [`${why}: ${command.line}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

/** Splits `f(a)(b)` into `f(a)` and `(b)`. */
function splitSignature(signature: string): [string, string | undefined] {
  let depth = 0;
  const end = [...signature].findIndex((character) => {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    return character === ')' && depth === 0;
  });
  const outputs = signature.slice(end + 1);
  return [signature.slice(0, end + 1), outputs || undefined];
}

const outputsOf = ({ outputs }: AbiFunction): string => tupleOf(outputs);

const tupleOf = (parameters: AbiFunction['inputs']): string =>
  `(${parameters.map((each) => ('components' in each ? tupleOf(each.components) + each.type.slice(5) : each.type)).join(',')})`;
