import { describe, expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { compileSources } from './compile-solidity';

const file = 'content/samples/fixture.sol';
const head = ['// SPDX-License-Identifier: MIT', 'pragma solidity >=0.8.22;'];

const compile = (...lines: string[]) => compileSources({ [file]: [...head, ...lines, ''].join('\n') });

const problemsOf = (...lines: string[]): string =>
  compile(...lines)
    .problems.map(formatProblem)
    .join('\n\n');

test('compiling a sample returns the ABI and bytecode of its contracts', () => {
  const { contracts, problems } = compile('contract Box { function open() external pure {} }');
  expect(problems).toEqual([]);
  expect(contracts[file]?.Box?.abi).toMatchObject([{ type: 'function', name: 'open' }]);
  expect(contracts[file]?.Box?.bytecode).toMatch(/^60[0-9a-f]+$/);
});

test('a sample is compiled with the package versions of Lockup v1.2', () => {
  const { contracts, problems } = compile(
    'import { ISablierV2LockupLinear } from "@sablier/v2-core/src/interfaces/ISablierV2LockupLinear.sol";',
    'import { ISablierV2BatchLockup } from "@sablier/v2-periphery/src/interfaces/ISablierV2BatchLockup.sol";',
    'import { ud60x18 } from "@prb/math/src/UD60x18.sol";',
    // OpenZeppelin 5.0 has this error. Version 5.3 at the top of node_modules doesn't.
    'import { Address } from "@openzeppelin/contracts/utils/Address.sol";',
    'contract Box { function open() external view { revert Address.AddressInsufficientBalance(address(this)); } }',
  );
  expect(problems).toEqual([]);
  expect(Object.keys(contracts)).toEqual([file]);
});

describe('compiler messages contain the location in the sample', () => {
  test('an error after multibyte characters', () => {
    expect(
      problemsOf('contract Box {', '    string s = unicode"ü"; uint256 x = true;', '}'),
    ).toMatchInlineSnapshot(`
      "content/samples/fixture.sol:4:40  error: Type bool is not implicitly convertible to expected type uint256. [samples]
        The line is:  string s = unicode"ü"; uint256 x = true;"
    `);
  });

  test('a warning', () => {
    expect(
      problemsOf('contract Box { function open() external pure { uint256 key; } }'),
    ).toMatchInlineSnapshot(`
      "content/samples/fixture.sol:3:48  warning: Unused local variable. [samples]
        The line is:  contract Box { function open() external pure { uint256 key; } }"
    `);
  });

  test('a sample without a license, which has no location', () => {
    const { problems } = compileSources({ [file]: 'pragma solidity >=0.8.22;\n' });
    expect(problems.map(formatProblem).join('\n\n')).toMatchInlineSnapshot(`
      "content/samples/fixture.sol:1:1  warning: SPDX license identifier not provided in source file. Before publishing, consider adding a comment containing "SPDX-License-Identifier: <SPDX-License>" to each source file. Use "SPDX-License-Identifier: UNLICENSED" for non-open-source code. Please see https://spdx.org for more information. [samples]
        Every sample compiles with solc 0.8.26 without a warning."
    `);
  });

  test('an unsupported compiler version', () => {
    const { problems } = compileSources({ [file]: `${head[0]}\npragma solidity ^0.7.0;\n` });
    expect(problems.map(formatProblem).join('\n\n')).toMatchInlineSnapshot(`
      "content/samples/fixture.sol:2:1  error: Source file requires different compiler version (current compiler is 0.8.26+commit.8a97fa7a.Emscripten.clang) - note that nightly builds are considered to be strictly less than the released version [samples]
        The line is:  pragma solidity ^0.7.0;"
    `);
  });

  test('imports of a misspelled file, of another package, and of a file that is not a sample', () => {
    expect(
      problemsOf(
        'import { A } from "@sablier/v2-core/src/interfaces/ISablierV2LockupLiner.sol";',
        'import { B } from "solady/src/Test.sol";',
        'import { C } from "../../lib/C.sol";',
      ),
    ).toMatchInlineSnapshot(`
      "content/samples/fixture.sol:3:1  error: Source "@sablier/v2-core/src/interfaces/ISablierV2LockupLiner.sol" not found: Did you mean ISablierV2LockupLinear.sol? [samples]
        The line is:  import { A } from "@sablier/v2-core/src/interfaces/ISablierV2LockupLiner.sol";

      content/samples/fixture.sol:4:1  error: Source "solady/src/Test.sol" not found: A sample can import other samples, and @sablier/v2-core/, @sablier/v2-periphery/, @openzeppelin/contracts/, @prb/math/, @sablier/flow/, forge-std/. [samples]
        The line is:  import { B } from "solady/src/Test.sol";

      content/samples/fixture.sol:5:1  error: Source "lib/C.sol" not found: A sample can import other samples, and @sablier/v2-core/, @sablier/v2-periphery/, @openzeppelin/contracts/, @prb/math/, @sablier/flow/, forge-std/. [samples]
        The line is:  import { C } from "../../lib/C.sol";"
    `);
  });
});
