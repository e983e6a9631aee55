import fs from 'node:fs';
import { expect, test } from 'vitest';
import { sampleFile } from '@/lib/content/samples/sample-files';
import { compileSources } from '@/lib/testing/samples/compile-solidity';
import { toArtifacts } from './artifacts';
import { runFoundryTests } from './foundry';
import { tokenSample } from './lockup-fixture';

const source = `// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;
import { Test } from "forge-std/Test.sol";

contract Target {
    error Refused(address caller);
    function whoCalls() external view returns (address) { return msg.sender; }
    function refuse() external view returns (uint256) { revert Refused(msg.sender); }
}

contract SomeTest is Test {
    Target internal target;
    address internal alice = makeAddr("alice");
    uint256 internal setUps;

    function setUp() external { target = new Target(); ++setUps; }
    function refused(address caller) private pure returns (bytes memory) {
        return abi.encodeWithSelector(Target.Refused.selector, caller);
    }

    function test_Prank() external {
        vm.prank(alice);
        assertEq(target.whoCalls(), alice);
        assertEq(target.whoCalls(), address(this));
    }
    function test_StartPrank() external {
        vm.startPrank(alice);
        assertEq(target.whoCalls(), alice);
        assertEq(target.whoCalls(), alice);
        vm.stopPrank();
        assertEq(target.whoCalls(), address(this));
    }
    function test_Warp() external {
        vm.warp(block.timestamp + 100);
        assertEq(block.timestamp, 1_735_689_700);
    }
    function test_WarpIsUndoneAndSetUpRunsOnce() external view {
        assertEq(block.timestamp, 1_735_689_600);
        assertEq(setUps, 1);
    }
    function test_ExpectRevert() external {
        vm.expectRevert(refused(alice));
        vm.prank(alice);
        target.refuse();
        assertEq(target.whoCalls(), address(this));
    }

    function test_FailsWithAnotherRevert() external {
        vm.expectRevert(refused(alice));
        target.refuse();
    }
    function test_FailsWithoutRevert() external {
        vm.expectRevert(refused(alice));
        target.whoCalls();
    }
    function test_FailsWithoutCall() external { vm.expectRevert(refused(alice)); }
    function test_FailsWithAssertion() external view { assertEq(target.whoCalls(), alice); }
    function test_FailsWithUnknownVariable() external view { vm.envAddress("NOBODY_KNOWS"); }
}
`;

test('tests pass and fail as they do with forge', async () => {
  const file = sampleFile('Some.t.sol');
  const token = sampleFile(tokenSample);
  const compiled = compileSources({ [file]: source, [token]: fs.readFileSync(token, 'utf8') });
  const results = await runFoundryTests(toArtifacts(compiled), 'SomeTest');
  expect(results).toEqual({
    test_ExpectRevert: 'passed',
    test_FailsWithAnotherRevert: expect.stringContaining('with unknown revert data'),
    test_FailsWithAssertion: 'Reverted: Panic(0x01)',
    test_FailsWithUnknownVariable: 'Reverted: Error(No guide writes NOBODY_KNOWS into .env.)',
    test_FailsWithoutCall: 'a call did not revert as expected',
    test_FailsWithoutRevert: 'a call did not revert as expected',
    test_Prank: 'passed',
    test_StartPrank: 'passed',
    test_Warp: 'passed',
    test_WarpIsUndoneAndSetUpRunsOnce: 'passed',
  });
}, 60_000);
