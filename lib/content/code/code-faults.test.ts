import { expect, test } from 'vitest';
import { faultsOfCode } from './code-faults';

test.each([
  ['a contract', 'pragma solidity >=0.8.22;\n\ncontract A {\n  uint256 public amount;\n}'],
  ['a contract for another compiler', 'pragma solidity ^0.5.17;\n\ncontract A {}'],
  ['an import', 'import { UD60x18 } from "@prb/math/src/UD60x18.sol";'],
  ['a function', 'function a() external view returns (uint256) { return 1; }'],
  ['statements', 'uint256 id = lockup.nextStreamId();\nlockup.withdrawMax{ value: fee }(id, to);'],
])('%s in Solidity is right', (_, code) => {
  expect(faultsOfCode(code, 'solidity')).toEqual([]);
});

test('a mistake in a part of a contract is at its place', () => {
  const code = 'uint256 id = lockup.nextStreamId()\nlockup.withdrawMax(id, to);';
  expect(faultsOfCode(code, 'sol')).toMatchObject([{ offset: code.indexOf('\n') + 1 }]);
  expect(faultsOfCode(code, 'sol', { isExcerpt: true })).toEqual([]);
});

test.each([
  'for id in 1 2; do cast call "$LOCKUP" "statusOf(uint256)" "$id"; done',
  'cat > a.json <<EOF\n{ "a": "it\'s" }\nEOF\n[ -f a.json ] && echo "$(wc -c < a.json)"',
  'export KEY=… # yours\nnpm run build -- --flag',
])('commands that a shell can parse are right: %s', (code) => {
  expect(faultsOfCode(code, 'bash')).toEqual([]);
});

test('a loop without an end is reported where the shell finds it', () => {
  const [fault] = faultsOfCode('for id in 1 2; do\n  cast send a', 'bash');
  expect(fault?.what).toContain("This isn't valid shell: syntax error: unexpected end of file");
});
