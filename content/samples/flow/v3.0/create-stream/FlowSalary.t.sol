// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { Flow } from "@sablier/flow/src/types/DataTypes.sol";
import { Test } from "forge-std/Test.sol";

import { FlowSalary } from "./FlowSalary.sol";

contract SalaryToken is ERC20 {
    constructor(address holder) ERC20("Salary Token", "PAY") {
        _mint(holder, 3000e6);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }
}

contract FlowSalaryTest is Test {
    ISablierFlow internal flow;
    SalaryToken internal token;
    FlowSalary internal salary;
    address internal sender = makeAddr("sender");
    address internal recipient = makeAddr("recipient");

    function setUp() external {
        vm.createSelectFork("sepolia");
        flow = ISablierFlow(vm.envAddress("SABLIER_FLOW"));
        token = new SalaryToken(sender);
        salary = new FlowSalary(flow, token);
        vm.prank(sender);
        token.approve(address(salary), 3000e6);
    }

    // #region test
    function test_PayAndFund() external {
        vm.prank(sender);
        uint256 streamId = salary.payAndFund(recipient, 3000e6, 1500e6);
        uint256 startTime = block.timestamp;
        assertEq(flow.getSender(streamId), sender);

        // The rate is rounded down, so a bit less than half of 3,000 is owed after 15 days.
        vm.warp(startTime + 15 days);
        assertEq(flow.totalDebtOf(streamId), 1500e6 - 1);

        // The debt keeps growing after the balance is used up.
        vm.warp(startTime + 20 days);
        assertEq(uint8(flow.statusOf(streamId)), uint8(Flow.Status.STREAMING_INSOLVENT));
        assertEq(flow.totalDebtOf(streamId), 2000e6 - 1);
        assertEq(flow.withdrawableAmountOf(streamId), 1500e6);
    }

    function test_PayFrom() external {
        vm.prank(sender);
        uint256 streamId = salary.payFrom(uint40(block.timestamp + 7 days), recipient, 3000e6);
        assertEq(uint8(flow.statusOf(streamId)), uint8(Flow.Status.PENDING));

        vm.warp(block.timestamp + 8 days);
        assertEq(flow.totalDebtOf(streamId), 100e6 - 1);
    }
    // #endregion
}
