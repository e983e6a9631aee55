import fs from 'node:fs';
import { airdrops } from 'sablier/evm/releases/airdrops';
import { bob } from 'sablier/evm/releases/bob';
import { type Abi, toFunctionSelector } from 'viem';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

// The bytecode was compiled from the source, and the ABIs are those that the authors published. If they belong together,
// the bytecode compares the selector of each function in the ABI.

const file = z.object({
  source: z.object({ repository: z.url(), tag: z.string(), commit: z.string().length(40) }),
  compiler: z.object({ version: z.string() }),
  contracts: z.record(z.string(), z.string().regex(/^0x[0-9a-f]+$/)),
});
const read = (release: string) =>
  file.parse(JSON.parse(fs.readFileSync(`lib/testing/foundry/bytecode/${release}.json`, 'utf8')));

const { abi: airdropsAbi } = airdrops['v3.0'];
const { abi: bobAbi } = bob['v1.0'];

/** Each contract, and the ABIs of the contracts that its bytecode includes: its own, and that of those it deploys. */
const contracts: [release: string, name: string, abi: Abi][] = [
  [
    'airdrops-v3.0',
    'SablierFactoryMerkleInstant',
    [...airdropsAbi.SablierFactoryMerkleInstant, ...airdropsAbi.SablierMerkleInstant],
  ],
  [
    'airdrops-v3.0',
    'SablierFactoryMerkleLL',
    [...airdropsAbi.SablierFactoryMerkleLL, ...airdropsAbi.SablierMerkleLL],
  ],
  [
    'airdrops-v3.0',
    'SablierFactoryMerkleLT',
    [...airdropsAbi.SablierFactoryMerkleLT, ...airdropsAbi.SablierMerkleLT],
  ],
  [
    'airdrops-v3.0',
    'SablierFactoryMerkleVCA',
    [...airdropsAbi.SablierFactoryMerkleVCA, ...airdropsAbi.SablierMerkleVCA],
  ],
  [
    'airdrops-v3.0',
    'SablierFactoryMerkleExecute',
    [...airdropsAbi.SablierFactoryMerkleExecute, ...airdropsAbi.SablierMerkleExecute],
  ],
  ['bob-v1.0', 'SablierBob', [...bobAbi.SablierBob, ...bobAbi.BobVaultShare]],
  ['bob-v1.0', 'SablierEscrow', bobAbi.SablierEscrow],
  ['bob-v1.0', 'SablierLidoAdapter', bobAbi.SablierLidoAdapter],
];

/** Returns the instruction that pushes a selector, whose leading zeros the compiler omits. */
function pushOf(selector: string): string {
  const digits = selector.slice(2).replace(/^(00)+/, '');
  return (0x5f + digits.length / 2).toString(16) + digits;
}

describe('the bytecode has the functions that the ABI of the sablier package lists', () => {
  test.each(contracts)('%s %s', (release, name, abi) => {
    const bytecode = read(release).contracts[name] ?? '';
    const functions = abi.filter((item) => item.type === 'function');
    expect(functions.length).toBeGreaterThan(10);
    const missing = functions.filter((item) => !bytecode.includes(pushOf(toFunctionSelector(item))));
    expect(missing.map((item) => item.name)).toEqual([]);
  });
});

test.each(['airdrops-v3.0', 'bob-v1.0'])(
  '%s names its source and compiler, and has no other contracts',
  (release) => {
    const { source, compiler, contracts: stored } = read(release);
    expect(source.tag).toMatch(/^(?:airdrops|bob)@v\d\.0\.1$/);
    expect(compiler.version).toMatch(/^0\.8\.29\+commit/);
    expect(Object.keys(stored)).toEqual(
      contracts.filter(([each]) => each === release).map(([, name]) => name),
    );
  },
);
