// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Test } from "forge-std/Test.sol";

import { DynamicVesting } from "./DynamicVesting.sol";

contract DynamicVestingToken is ERC20 {
    constructor(address holder) ERC20("Vesting Token", "VEST") {
        _mint(holder, 1000e18);
    }
}

contract DynamicVestingTest is Test {
    ISablierLockup internal lockup;
    DynamicVestingToken internal token;
    DynamicVesting internal vesting;
    address internal sender = makeAddr("sender");
    address internal recipient = makeAddr("recipient");

    function setUp() external {
        vm.createSelectFork("sepolia");
        lockup = ISablierLockup(vm.envAddress("SABLIER_LOCKUP"));
        token = new DynamicVestingToken(sender);
        vesting = new DynamicVesting(lockup, token);
        vm.prank(sender);
        token.approve(address(vesting), 1000e18);
    }

    // #region test
    function test_VestInTwoPhases() external {
        uint40 startTime = uint40(block.timestamp);
        vm.prank(sender);
        uint256 streamId = vesting.vestInTwoPhases(recipient, 200e18, 800e18, startTime);
        assertEq(lockup.getSender(streamId), sender);
        assertEq(lockup.getRecipient(streamId), recipient);

        vm.warp(startTime + 2 weeks);
        assertEq(lockup.streamedAmountOf(streamId), 100e18);
        vm.warp(startTime + 52 weeks);
        assertEq(lockup.streamedAmountOf(streamId), 1000e18);

        // Anyone can withdraw to the recipient. The fee can be 0.
        uint256 fee = lockup.calculateMinFeeWei(streamId);
        lockup.withdrawMax{ value: fee }(streamId, recipient);
        assertEq(token.balanceOf(recipient), 1000e18);
    }
    // #endregion
}
