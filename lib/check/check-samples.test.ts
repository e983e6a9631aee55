import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { CompilerError, compileSources } from '@/lib/protocol/reference/compile-release';
import { checkSolidity } from './check-samples';

/** Returns what the compiler says about a contract. */
function faultsOf(content: string) {
  try {
    compileSources({ 'content/samples/support/Vault.sol': { content } }, 'solc-0.8.26');
    return [];
  } catch (error) {
    if (error instanceof CompilerError) return error.faults;
    throw error;
  }
}

test('a Solidity sample that does not compile is reported once, at the line of the compiler', () => {
  const faults = faultsOf('pragma solidity >=0.8.22;\ncontract Vault {\n    uint256 total = tota;\n}\n');
  const problems = checkSolidity(
    ['support/Vault.sol', 'support/ImportsVault.sol', 'support/note.ts'],
    () => faults,
  );
  expect(problems.map(formatProblem).join('\n')).toMatchInlineSnapshot(`
    "content/samples/support/Vault.sol:3:21  warning: The sample doesn't compile: Undeclared identifier. Did you mean "total"? [samples]
      Correct the code. docs/page-syntax.md says which packages a sample can import."
  `);
});

test('a mistake outside of samples is reported for the sample', () => {
  const faults = faultsOf('pragma solidity >=0.8.22;\nimport "./Missing.sol";\n');
  const [fault] = faults.map((each) => ({ ...each, file: '@sablier/lockup/src/Missing.sol', line: 7 }));
  const [problem] = checkSolidity(['support/Vault.sol'], () => (fault ? [fault] : []));
  expect(problem).toMatchObject({ file: 'content/samples/support/Vault.sol', line: 1 });
});
