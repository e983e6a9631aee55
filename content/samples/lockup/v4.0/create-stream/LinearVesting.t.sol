// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Test } from "forge-std/Test.sol";

import { LinearVesting } from "./LinearVesting.sol";

contract LinearVestingToken is ERC20 {
    constructor(address holder) ERC20("Vesting Token", "VEST") {
        _mint(holder, 1040e18);
    }
}

contract LinearVestingTest is Test {
    ISablierLockup internal lockup;
    LinearVestingToken internal token;
    LinearVesting internal vesting;
    address internal sender = makeAddr("sender");
    address internal recipient = makeAddr("recipient");

    function setUp() external {
        vm.createSelectFork("sepolia");
        lockup = ISablierLockup(vm.envAddress("SABLIER_LOCKUP"));
        token = new LinearVestingToken(sender);
        vesting = new LinearVesting(lockup, token);
        vm.prank(sender);
        token.approve(address(vesting), 1040e18);
    }

    // #region test
    function test_VestFromNow() external {
        vm.prank(sender);
        uint256 streamId = vesting.vestFromNow(recipient, 1040e18);
        assertEq(lockup.getSender(streamId), sender);
        assertEq(lockup.getRecipient(streamId), recipient);

        uint256 startTime = lockup.getStartTime(streamId);
        vm.warp(startTime + 4 weeks - 1);
        assertEq(lockup.streamedAmountOf(streamId), 0);
        vm.warp(startTime + 4 weeks);
        assertEq(lockup.streamedAmountOf(streamId), 80e18);
        vm.warp(startTime + 26 weeks);
        assertEq(lockup.streamedAmountOf(streamId), 520e18);

        // Anyone can withdraw to the recipient. The fee can be 0.
        uint256 fee = lockup.calculateMinFeeWei(streamId);
        lockup.withdrawMax{ value: fee }(streamId, recipient);
        assertEq(token.balanceOf(recipient), 520e18);
    }
    // #endregion

    function test_VestWeekly() external {
        vm.prank(sender);
        uint256 streamId = vesting.vestWeekly(recipient, 1040e18, 520e18);

        uint256 startTime = lockup.getStartTime(streamId);
        assertEq(lockup.streamedAmountOf(streamId), 520e18);
        vm.warp(startTime + 1 weeks - 1);
        assertEq(lockup.streamedAmountOf(streamId), 520e18);
        vm.warp(startTime + 1 weeks);
        assertEq(lockup.streamedAmountOf(streamId), 530e18);
    }
}
