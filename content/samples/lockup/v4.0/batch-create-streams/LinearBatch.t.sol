// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Test } from "forge-std/Test.sol";

import { LinearBatch } from "./LinearBatch.sol";

contract LinearBatchToken is ERC20 {
    constructor(address holder) ERC20("Batch Token", "BATCH") {
        _mint(holder, 300e18);
    }
}

contract LinearBatchTest is Test {
    ISablierLockup internal lockup;
    LinearBatchToken internal token;
    LinearBatch internal batch;
    address internal sender = makeAddr("sender");

    function setUp() external {
        vm.createSelectFork("sepolia");
        lockup = ISablierLockup(vm.envAddress("SABLIER_LOCKUP"));
        token = new LinearBatchToken(sender);
        ISablierBatchLockup batchLockup = ISablierBatchLockup(vm.envAddress("SABLIER_BATCH_LOCKUP"));
        batch = new LinearBatch(batchLockup, lockup, token);
        vm.prank(sender);
        token.approve(address(batch), 300e18);
    }

    // #region test
    function test_CreateStreams() external {
        LinearBatch.Grant[] memory grants = new LinearBatch.Grant[](2);
        grants[0] = LinearBatch.Grant({
            recipient: makeAddr("first"),
            amount: 100e18,
            cliff: 13 weeks,
            cliffAmount: 25e18,
            total: 52 weeks
        });
        grants[1] = LinearBatch.Grant({
            recipient: makeAddr("second"),
            amount: 200e18,
            cliff: 0,
            cliffAmount: 0,
            total: 26 weeks
        });
        uint256 expectedId = lockup.nextStreamId();

        vm.prank(sender);
        uint256[] memory streamIds = batch.createStreams(grants);

        assertEq(streamIds[0], expectedId);
        assertEq(streamIds[1], expectedId + 1);
        assertEq(lockup.getRecipient(streamIds[1]), grants[1].recipient);
        assertEq(lockup.getDepositedAmount(streamIds[1]), 200e18);
    }
    // #endregion
}
