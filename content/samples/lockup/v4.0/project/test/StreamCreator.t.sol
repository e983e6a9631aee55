// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Test } from "forge-std/Test.sol";

import { StreamCreator } from "../src/StreamCreator.sol";

contract TestToken is ERC20 {
    constructor(address holder) ERC20("Test Token", "TEST") {
        _mint(holder, 1000e18);
    }
}

contract StreamCreatorTest is Test {
    ISablierLockup internal lockup;
    TestToken internal token;
    StreamCreator internal creator;
    address internal sender = makeAddr("sender");
    address internal recipient = makeAddr("recipient");

    function setUp() external {
        vm.createSelectFork("sepolia");
        lockup = ISablierLockup(vm.envAddress("SABLIER_LOCKUP"));
        token = new TestToken(sender);
        creator = new StreamCreator(lockup, token);
    }

    function test_CreateStream() external {
        uint256 expectedId = lockup.nextStreamId();

        vm.startPrank(sender);
        token.approve(address(creator), 1000e18);
        uint256 streamId = creator.createStream(recipient, 1000e18);
        vm.stopPrank();

        assertEq(streamId, expectedId);
        assertEq(lockup.getSender(streamId), sender);
        assertEq(lockup.getRecipient(streamId), recipient);

        vm.warp(block.timestamp + 26 weeks);
        assertEq(lockup.streamedAmountOf(streamId), 500e18);
    }
}
