// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierV2LockupLinear } from "@sablier/v2-core/src/interfaces/ISablierV2LockupLinear.sol";
import { Test } from "forge-std/Test.sol";

import { StreamCreator } from "../src/StreamCreator.sol";

contract TestToken is ERC20 {
    constructor(address holder) ERC20("Test Token", "TEST") {
        _mint(holder, 1000e18);
    }
}

contract StreamCreatorTest is Test {
    ISablierV2LockupLinear internal lockupLinear;
    TestToken internal token;
    StreamCreator internal creator;
    address internal sender = makeAddr("sender");
    address internal recipient = makeAddr("recipient");

    // #region setup
    function setUp() external {
        vm.createSelectFork("sepolia");
        lockupLinear = ISablierV2LockupLinear(vm.envAddress("SABLIER_LOCKUP_LINEAR"));
        token = new TestToken(sender);
        creator = new StreamCreator(lockupLinear, token);
    }
    // #endregion

    // #region test
    function test_CreateStream() external {
        uint256 expectedId = lockupLinear.nextStreamId();

        vm.startPrank(sender);
        token.approve(address(creator), 1000e18);
        uint256 streamId = creator.createStream(recipient, 1000e18);
        vm.stopPrank();

        assertEq(streamId, expectedId);
        assertEq(lockupLinear.getSender(streamId), sender);
        assertEq(lockupLinear.getRecipient(streamId), recipient);

        // At 26 weeks, the cliff has passed and half of the stream has accrued.
        vm.warp(block.timestamp + 26 weeks);
        assertEq(lockupLinear.streamedAmountOf(streamId), 500e18);
    }
    // #endregion
}
