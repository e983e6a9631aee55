// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ud21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { Test } from "forge-std/Test.sol";

import { FlowStreamCreator } from "../src/FlowStreamCreator.sol";

contract TestToken is ERC20 {
    constructor(address holder) ERC20("Test Token", "TEST") {
        _mint(holder, 1000e18);
    }
}

contract FlowStreamCreatorTest is Test {
    ISablierFlow internal flow;
    TestToken internal token;
    FlowStreamCreator internal creator;
    address internal sender = makeAddr("sender");
    address internal recipient = makeAddr("recipient");

    function setUp() external {
        vm.createSelectFork("sepolia");
        flow = ISablierFlow(vm.envAddress("SABLIER_FLOW"));
        token = new TestToken(sender);
        creator = new FlowStreamCreator(flow, token);
    }

    function test_CreateStream() external {
        // One thousandth of a token per second.
        vm.prank(sender);
        uint256 streamId = creator.createStream(recipient, ud21x18(0.001e18));
        assertEq(flow.getSender(streamId), sender);
        assertEq(flow.getRecipient(streamId), recipient);

        vm.startPrank(sender);
        token.approve(address(flow), 1000e18);
        flow.deposit(streamId, 1000e18, sender, recipient);
        vm.stopPrank();

        vm.warp(block.timestamp + 1 hours);
        assertEq(flow.totalDebtOf(streamId), 3.6e18);

        // Anyone can withdraw to the recipient. The fee can be 0.
        uint256 fee = flow.calculateMinFeeWei(streamId);
        flow.withdrawMax{ value: fee }(streamId, recipient);
        assertEq(token.balanceOf(recipient), 3.6e18);
    }
}
