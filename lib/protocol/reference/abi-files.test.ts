import type { Abi } from 'viem';
import { expect, test } from 'vitest';
import { listAbiContracts, listAbiFiles, toModule } from './abi-files';

const contracts = listAbiContracts();

test('every deployed contract of the documented releases has its files, and so do other releases', () => {
  const urls = listAbiFiles().map(({ url }) => url);
  expect(urls).toHaveLength(new Set(urls).size);
  for (const url of [
    '/abi/lockup-v1.2/SablierV2LockupLinear.json',
    '/abi/lockup-v1.2/SablierV2MerkleLockupFactory.ts',
    '/abi/lockup-v1.2/ISablierV2Lockup.json',
    '/abi/flow-v1.0/SablierFlow.json',
    '/abi/lockup-v4.0/SablierLockup.ts',
    '/abi/flow-v3.0/SablierFlow.json',
    '/abi/airdrops-v3.0/SablierMerkleInstant.json',
  ])
    expect(urls).toContain(url);
});

test('a deployed contract has its addresses by chain', () => {
  const linear = contracts.find(
    ({ release, name }) => release === 'lockup-v1.2' && name === 'SablierV2LockupLinear',
  );
  expect(Object.keys(linear?.addresses ?? {}).length).toBeGreaterThan(20);
  expect(linear?.addresses[1]).toMatch(/^0x[0-9a-fA-F]{40}$/);
});

test('the module exports the ABI under the name of the contract', () => {
  const abi: Abi = [{ type: 'error', name: 'Zero', inputs: [] }];
  expect(toModule({ name: 'SablierVault', abi })).toBe(
    'import { parseAbi } from "viem";\n\nexport const sablierVaultAbi = parseAbi([\n  "error Zero()",\n]);\n',
  );
});
