// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { AggregatorV3Interface } from "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";
import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Test } from "forge-std/Test.sol";

import { PriceFeed } from "./PriceFeed.sol";
import { PriceGatedVesting } from "./PriceGatedVesting.sol";

contract PriceGatedVestingToken is ERC20 {
    constructor(address holder) ERC20("Vesting Token", "VEST") {
        _mint(holder, 1000e18);
    }
}

contract PriceGatedVestingTest is Test {
    ISablierLockup internal lockup;
    PriceGatedVestingToken internal token;
    PriceFeed internal feed;
    PriceGatedVesting internal vesting;
    address internal sender = makeAddr("sender");
    address internal recipient = makeAddr("recipient");

    function setUp() external {
        vm.createSelectFork("sepolia");
        lockup = ISablierLockup(vm.envAddress("SABLIER_LOCKUP"));
        token = new PriceGatedVestingToken(sender);
        feed = new PriceFeed(8, 3e8);
        vesting = new PriceGatedVesting(lockup, token, AggregatorV3Interface(address(feed)));
        vm.prank(sender);
        token.approve(address(vesting), 1000e18);
    }

    // #region test
    function test_LockUntilPrice() external {
        vm.prank(sender);
        uint256 streamId = vesting.lockUntilPrice(recipient, 1000e18, 5e8);
        assertEq(lockup.withdrawableAmountOf(streamId), 0);

        feed.setPrice(5e8);
        assertEq(lockup.withdrawableAmountOf(streamId), 1000e18);

        // The price falls before someone withdraws: the tokens are locked again.
        feed.setPrice(4.99e8);
        assertEq(lockup.withdrawableAmountOf(streamId), 0);

        feed.setPrice(6e8);
        uint256 fee = lockup.calculateMinFeeWei(streamId);
        lockup.withdrawMax{ value: fee }(streamId, recipient);
        assertEq(token.balanceOf(recipient), 1000e18);
    }
    // #endregion

    function test_EndTime() external {
        vm.prank(sender);
        uint256 streamId = vesting.lockUntilPrice(recipient, 1000e18, 5e8);
        vm.warp(lockup.getEndTime(streamId));
        assertEq(lockup.withdrawableAmountOf(streamId), 1000e18);
    }
}
