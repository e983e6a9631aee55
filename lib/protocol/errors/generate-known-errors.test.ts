import fs from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '@/lib/testing/units/temporary-folder';
import { listErrorAbis } from './error-abis';
import { generateKnownErrors, listInputs } from './generate-known-errors';

const digest = vi.hoisted(() => ({ value: 'first' }));
vi.mock('@/lib/cache/disk-cache', () => ({ digestOfFiles: () => digest.value }));
vi.mock('@/lib/cache/modules-of', () => ({ modulesOf: (entries: string[]) => entries }));
vi.mock('./error-rows', () => ({ tableNames: [] }));
vi.mock('./error-words', () => ({
  readErrorWords: Object.assign(() => ({ panic: [] }), { file: 'words.json' }),
}));
vi.mock('./error-abis', () => ({
  solidityErrors: [],
  toErrorAbi: vi.fn(),
  listErrorAbis: vi.fn(() => []),
}));

const home = process.cwd();
const listErrorAbisMock = vi.mocked(listErrorAbis);

beforeEach(() => process.chdir(temporaryFolder()));
afterEach(() => process.chdir(home));

test('the module is only regenerated if it is missing or one of its inputs changes', () => {
  generateKnownErrors();
  generateKnownErrors();
  expect(listErrorAbisMock).toHaveBeenCalledTimes(1);
  digest.value = 'second';
  generateKnownErrors();
  expect(listErrorAbisMock).toHaveBeenCalledTimes(2);
  fs.rmSync('.generated', { recursive: true });
  generateKnownErrors();
  expect(listErrorAbisMock).toHaveBeenCalledTimes(3);
});

test('the inputs are words, code, and packages', () => {
  expect(listInputs()).toEqual([
    'lib/protocol/errors/generate-known-errors.ts',
    'words.json',
    'content/data/library-errors.json',
    'package-lock.json',
  ]);
});
