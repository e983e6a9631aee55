// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { Test } from "forge-std/Test.sol";

import { FlowStreamCreator } from "../src/FlowStreamCreator.sol";

contract TestDollar is ERC20 {
    constructor(address holder) ERC20("Test Dollar", "TEST") {
        _mint(holder, 1000e6);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }
}

contract FlowStreamCreatorTest is Test {
    ISablierFlow internal flow;
    TestDollar internal token;
    FlowStreamCreator internal creator;
    address internal sender = makeAddr("sender");
    address internal recipient = makeAddr("recipient");

    // #region setup
    function setUp() external {
        vm.createSelectFork("sepolia");
        flow = ISablierFlow(vm.envAddress("SABLIER_FLOW"));
        token = new TestDollar(sender);
        creator = new FlowStreamCreator(flow, token);
    }
    // #endregion

    // #region create
    function test_CreateStream() external {
        uint256 expectedId = flow.nextStreamId();

        vm.startPrank(sender);
        uint256 streamId = creator.createStream(recipient, 1000e6, 30 days);
        vm.stopPrank();

        assertEq(streamId, expectedId);
        assertEq(flow.getSender(streamId), sender);
        assertEq(flow.getRecipient(streamId), recipient);

        // The rate is rounded down, so the full amount is owed one second later.
        vm.warp(block.timestamp + 30 days + 1 seconds);
        assertGe(flow.totalDebtOf(streamId), 1000e6);
    }
    // #endregion

    // #region create-and-deposit
    function test_CreateFundedStream() external {
        vm.startPrank(sender);
        token.approve(address(creator), 200e6);
        uint256 streamId = creator.createFundedStream(recipient, 1000e6, 30 days, 200e6);
        vm.stopPrank();

        assertEq(flow.getBalance(streamId), 200e6);
        assertEq(token.balanceOf(sender), 800e6);
    }
    // #endregion
}
