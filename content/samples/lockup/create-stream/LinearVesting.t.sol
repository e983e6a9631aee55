// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierV2LockupLinear } from "@sablier/v2-core/src/interfaces/ISablierV2LockupLinear.sol";
import { Test } from "forge-std/Test.sol";

import { LinearVesting } from "./LinearVesting.sol";

contract LinearVestingToken is ERC20 {
    constructor(address holder) ERC20("Vesting Token", "VEST") {
        _mint(holder, 1000e18);
    }
}

contract LinearVestingTest is Test {
    ISablierV2LockupLinear internal lockup;
    LinearVestingToken internal token;
    LinearVesting internal vesting;
    address internal sender = makeAddr("sender");
    address internal recipient = makeAddr("recipient");

    function setUp() external {
        vm.createSelectFork("sepolia");
        lockup = ISablierV2LockupLinear(vm.envAddress("SABLIER_LOCKUP_LINEAR"));
        token = new LinearVestingToken(sender);
        vesting = new LinearVesting(lockup, token);
        vm.prank(sender);
        token.approve(address(vesting), 1000e18);
    }

    // #region test
    function test_VestFromNow() external {
        vm.prank(sender);
        uint256 streamId = vesting.vestFromNow(recipient, 1000e18);
        assertEq(lockup.getSender(streamId), sender);
        assertEq(lockup.getRecipient(streamId), recipient);

        uint256 startTime = lockup.getStartTime(streamId);
        vm.warp(startTime + 4 weeks - 1);
        assertEq(lockup.streamedAmountOf(streamId), 0);
        vm.warp(startTime + 26 weeks);
        assertEq(lockup.streamedAmountOf(streamId), 500e18);
    }
    // #endregion
}
