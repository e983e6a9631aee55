// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Test } from "forge-std/Test.sol";

import { DynamicBatch } from "./DynamicBatch.sol";

contract DynamicBatchToken is ERC20 {
    constructor(address holder) ERC20("Batch Token", "BATCH") {
        _mint(holder, 300e18);
    }
}

contract DynamicBatchTest is Test {
    ISablierLockup internal lockup;
    DynamicBatchToken internal token;
    DynamicBatch internal batch;
    address internal sender = makeAddr("sender");

    function setUp() external {
        vm.createSelectFork("sepolia");
        lockup = ISablierLockup(vm.envAddress("SABLIER_LOCKUP"));
        token = new DynamicBatchToken(sender);
        ISablierBatchLockup batchLockup = ISablierBatchLockup(vm.envAddress("SABLIER_BATCH_LOCKUP"));
        batch = new DynamicBatch(batchLockup, lockup, token);
        vm.prank(sender);
        token.approve(address(batch), 300e18);
    }

    // #region test
    function test_CreateStreams() external {
        DynamicBatch.Grant[] memory grants = new DynamicBatch.Grant[](2);
        grants[0] = DynamicBatch.Grant({
            recipient: makeAddr("first"),
            amount: 100e18,
            exponent: ud2x18(2.71e18),
            duration: 24 weeks
        });
        grants[1] = DynamicBatch.Grant({
            recipient: makeAddr("second"),
            amount: 200e18,
            exponent: ud2x18(0.5e18),
            duration: 52 weeks
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
