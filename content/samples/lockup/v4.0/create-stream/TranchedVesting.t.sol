// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Test } from "forge-std/Test.sol";

import { TranchedVesting } from "./TranchedVesting.sol";

contract TranchedVestingToken is ERC20 {
    constructor(address holder) ERC20("Vesting Token", "VEST") {
        _mint(holder, 1000e18);
    }
}

contract TranchedVestingTest is Test {
    ISablierLockup internal lockup;
    TranchedVestingToken internal token;
    TranchedVesting internal vesting;
    address internal sender = makeAddr("sender");
    address internal recipient = makeAddr("recipient");

    function setUp() external {
        vm.createSelectFork("sepolia");
        lockup = ISablierLockup(vm.envAddress("SABLIER_LOCKUP"));
        token = new TranchedVestingToken(sender);
        vesting = new TranchedVesting(lockup, token);
        vm.prank(sender);
        token.approve(address(vesting), 1000e18);
    }

    // #region test
    function test_VestInTwoSteps() external {
        vm.prank(sender);
        uint256 streamId = vesting.vestInTwoSteps(recipient, 300e18, 700e18);
        assertEq(lockup.getSender(streamId), sender);
        assertEq(lockup.getRecipient(streamId), recipient);

        uint256 startTime = lockup.getStartTime(streamId);
        vm.warp(startTime + 4 weeks - 1);
        assertEq(lockup.streamedAmountOf(streamId), 0);
        vm.warp(startTime + 4 weeks);
        assertEq(lockup.streamedAmountOf(streamId), 300e18);

        // Anyone can withdraw to the recipient. The fee can be 0.
        uint256 fee = lockup.calculateMinFeeWei(streamId);
        lockup.withdrawMax{ value: fee }(streamId, recipient);
        assertEq(token.balanceOf(recipient), 300e18);
    }
    // #endregion
}
