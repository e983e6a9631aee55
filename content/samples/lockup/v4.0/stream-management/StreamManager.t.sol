// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierComptroller } from "@sablier/evm-utils/src/interfaces/ISablierComptroller.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";
import { Test } from "forge-std/Test.sol";

import { StreamManager } from "./StreamManager.sol";

contract ManagedToken is ERC20 {
    constructor(address holder) ERC20("Managed Token", "MANAGED") {
        _mint(holder, 2000e18);
    }
}

contract StreamManagerTest is Test {
    ISablierLockup internal lockup;
    ManagedToken internal token;
    StreamManager internal manager;
    uint256 internal sentStream;
    uint256 internal ownedStream;
    address internal recipient = makeAddr("recipient");

    // #region setup
    function setUp() external {
        vm.createSelectFork("sepolia");
        lockup = ISablierLockup(vm.envAddress("SABLIER_LOCKUP"));
        token = new ManagedToken(address(this));
        manager = new StreamManager(lockup);

        token.approve(address(lockup), 2000e18);
        sentStream = createStream(address(manager), recipient);
        ownedStream = createStream(address(this), address(manager));
        vm.warp(block.timestamp + 50 days);
    }

    /// @dev Streams 1,000 tokens over 100 days, so half of them are available when a test starts.
    function createStream(address from, address to) private returns (uint256 streamId) {
        streamId = lockup.createWithDurationsLL({
            params: Lockup.CreateWithDurations({
                sender: from,
                recipient: to,
                depositAmount: 1000e18,
                token: token,
                cancelable: true,
                transferable: true,
                shape: ""
            }),
            unlockAmounts: LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
            granularity: 0,
            durations: LockupLinear.Durations({ cliff: 0, total: 100 days })
        });
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
    /// @dev The contract keeps no ether, so it returns what the test pays above the fee.
    receive() external payable { }

    function test_WithdrawMax() external {
        // Whatever the fee is on Sepolia today, it's 0.0005 ether in this test.
        bytes4 selector = ISablierComptroller.calculateMinFeeWeiFor.selector;
        vm.mockCall(address(lockup.comptroller()), abi.encodeWithSelector(selector), abi.encode(0.0005 ether));
        vm.deal(address(this), 1 ether);

        manager.withdrawMax{ value: 1 ether }(ownedStream, recipient);
        assertEq(token.balanceOf(recipient), 500e18);
        assertEq(address(this).balance, 0.9995 ether);
    }
    // #endregion

    // #region cancel
    function test_CancelAndSweep() external {
        assertEq(manager.cancel(sentStream), 500e18);
        manager.sweep(token, address(this));
        assertEq(token.balanceOf(address(this)), 500e18);
        assertEq(lockup.withdrawableAmountOf(sentStream), 500e18);
    }
    // #endregion

    // #region renounce
    function test_Renounce() external {
        manager.renounce(sentStream);
        assertFalse(lockup.isCancelable(sentStream));
        assertEq(lockup.refundableAmountOf(sentStream), 0);
    }
    // #endregion

    // #region transfer
    function test_WithdrawMaxAndTransfer() external {
        uint256 fee = lockup.calculateMinFeeWei(ownedStream);
        vm.deal(address(this), fee);

        manager.withdrawMaxAndTransfer{ value: fee }(ownedStream, recipient);
        assertEq(token.balanceOf(address(manager)), 500e18);
        assertEq(lockup.ownerOf(ownedStream), recipient);
    }
    // #endregion
}
