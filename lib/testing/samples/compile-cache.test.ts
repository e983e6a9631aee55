import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compileCached } from './compile-cache';
import { compileSamples } from './compile-solidity';

vi.mock('./compile-solidity', () => ({ compileSamples: vi.fn(() => ({ contracts: {}, problems: [] })) }));

const home = process.cwd();
const compile = vi.mocked(compileSamples);

beforeEach(() => {
  process.chdir(fs.mkdtempSync(path.join(os.tmpdir(), 'solidity-')));
  fs.writeFileSync('a.sol', 'import { B } from "./b.sol"; contract A {}');
  fs.writeFileSync('b.sol', 'contract B {}');
  compile.mockClear();
});

afterEach(() => process.chdir(home));

test('a sample is compiled once', () => {
  expect(compileCached('a.sol')).toEqual(compileCached('a.sol'));
  expect(compile.mock.calls).toEqual([[['a.sol']]]);
});

test.each(['a.sol', 'b.sol'])('it is recompiled when %s changes', (file) => {
  compileCached('a.sol');
  fs.appendFileSync(file, ' // changed');
  compileCached('a.sol');
  expect(compile).toHaveBeenCalledTimes(2);
});

test('it is recompiled when package versions change', () => {
  compileCached('a.sol');
  fs.writeFileSync('package-lock.json', '{}');
  compileCached('a.sol');
  expect(compile).toHaveBeenCalledTimes(2);
});
