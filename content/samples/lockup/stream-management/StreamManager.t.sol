// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierV2LockupLinear } from "@sablier/v2-core/src/interfaces/ISablierV2LockupLinear.sol";
import { Broker, LockupLinear } from "@sablier/v2-core/src/types/DataTypes.sol";
import { Test } from "forge-std/Test.sol";

import { StreamManager } from "./StreamManager.sol";

contract ManagedToken is ERC20 {
    constructor(address holder) ERC20("Managed Token", "MANAGED") {
        _mint(holder, 2000e18);
    }
}

contract StreamManagerTest is Test {
    ISablierV2LockupLinear internal lockup;
    ManagedToken internal token;
    StreamManager internal manager;
    uint256 internal sentStream;
    uint256 internal ownedStream;
    address internal recipient = makeAddr("recipient");

    // #region setup
    function setUp() external {
        vm.createSelectFork("sepolia");
        lockup = ISablierV2LockupLinear(vm.envAddress("SABLIER_LOCKUP_LINEAR"));
        token = new ManagedToken(address(this));
        manager = new StreamManager(lockup);

        token.approve(address(lockup), 2000e18);
        sentStream = createStream(address(manager), recipient);
        ownedStream = createStream(address(this), address(manager));
        vm.warp(block.timestamp + 50 days);
    }

    /// @dev Streams 1,000 tokens over 100 days, so half of them have accrued when a test starts.
    function createStream(address from, address to) private returns (uint256 streamId) {
        streamId = lockup.createWithDurations(
            LockupLinear.CreateWithDurations({
                sender: from,
                recipient: to,
                totalAmount: 1000e18,
                asset: token,
                cancelable: true,
                transferable: true,
                durations: LockupLinear.Durations({ cliff: 0, total: 100 days }),
                broker: Broker({ account: address(0), fee: ud60x18(0) })
            })
        );
    }
    // #endregion

    // #region only-owner
    function test_OnlyTheOwnerUsesItsRights() external {
        vm.expectRevert(abi.encodeWithSelector(StreamManager.CallerNotOwner.selector, recipient));
        vm.prank(recipient);
        manager.cancel(sentStream);
    }
    // #endregion

    // #region withdraw
    function test_WithdrawMax() external {
        manager.withdrawMax(ownedStream, recipient);
        assertEq(token.balanceOf(recipient), 500e18);
        assertEq(lockup.withdrawableAmountOf(ownedStream), 0);
    }
    // #endregion

    // #region cancel
    function test_CancelAndSweep() external {
        manager.cancel(sentStream);
        manager.sweep(token, address(this));
        assertEq(token.balanceOf(address(this)), 500e18);
        assertEq(lockup.withdrawableAmountOf(sentStream), 500e18);
    }
    // #endregion

    // #region renounce
    function test_Renounce() external {
        manager.renounce(sentStream);
        assertEq(lockup.refundableAmountOf(sentStream), 0);
    }
    // #endregion

    // #region transfer
    function test_WithdrawMaxAndTransfer() external {
        manager.withdrawMaxAndTransfer(ownedStream, recipient);
        assertEq(token.balanceOf(address(manager)), 500e18);
        assertEq(lockup.ownerOf(ownedStream), recipient);
    }
    // #endregion
}
