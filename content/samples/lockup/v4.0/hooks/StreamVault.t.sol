// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";
import { Test } from "forge-std/Test.sol";

import { StreamVault } from "./StreamVault.sol";

contract VaultToken is ERC20 {
    constructor(address holder) ERC20("Vault Token", "VAULT") {
        _mint(holder, 1000e18);
    }
}

contract StreamVaultTest is Test {
    ISablierLockup internal lockup;
    VaultToken internal token;
    StreamVault internal vault;
    uint256 internal streamId;
    address internal sender = makeAddr("sender");
    address internal depositor = makeAddr("depositor");

    // #region setup
    function setUp() external {
        vm.createSelectFork("sepolia");
        lockup = ISablierLockup(vm.envAddress("SABLIER_LOCKUP"));
        token = new VaultToken(sender);
        vault = new StreamVault(lockup);

        // On a fork, you can act as the comptroller.
        vm.startPrank(address(lockup.comptroller()));
        lockup.allowToHook(address(vault));
        vm.stopPrank();

        vm.startPrank(sender);
        token.approve(address(lockup), 1000e18);
        streamId = lockup.createWithDurationsLL({
            params: Lockup.CreateWithDurations({
                sender: sender,
                recipient: depositor,
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
        vm.stopPrank();

        vm.prank(depositor);
        lockup.safeTransferFrom(depositor, address(vault), streamId);
    }
    // #endregion

    // #region tests
    function test_WithdrawalIsCredited() external {
        vm.warp(block.timestamp + 25 days);
        uint256 fee = lockup.calculateMinFeeWei(streamId);
        vm.deal(address(this), fee);
        lockup.withdrawMax{ value: fee }(streamId, address(vault));
        assertEq(vault.credits(depositor, token), 250e18);

        vm.prank(depositor);
        vault.collect(token);
        assertEq(token.balanceOf(depositor), 250e18);
    }

    function test_CancelShrinksThePosition() external {
        vm.warp(block.timestamp + 40 days);
        vm.prank(sender);
        lockup.cancel(streamId);

        (, uint128 amount) = vault.positions(streamId);
        assertEq(amount, 400e18);
    }

    function test_OnlyLockupMayCallTheHooks() external {
        vm.expectRevert(abi.encodeWithSelector(StreamVault.CallerNotLockup.selector, address(this)));
        vault.onSablierLockupCancel(streamId, sender, 600e18, 400e18);
    }
    // #endregion
}
