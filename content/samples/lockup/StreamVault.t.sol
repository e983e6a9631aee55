// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierV2LockupLinear } from "@sablier/v2-core/src/interfaces/ISablierV2LockupLinear.sol";
import { Broker, LockupLinear } from "@sablier/v2-core/src/types/DataTypes.sol";
import { Test } from "forge-std/Test.sol";

import { StreamVault } from "./StreamVault.sol";

contract VaultToken is ERC20 {
    constructor(address holder) ERC20("Vault Token", "VAULT") {
        _mint(holder, 1000e18);
    }
}

contract StreamVaultTest is Test {
    ISablierV2LockupLinear internal lockup;
    VaultToken internal token;
    StreamVault internal vault;
    uint256 internal streamId;
    address internal sender = makeAddr("sender");
    address internal depositor = makeAddr("depositor");

    // #region setup
    function setUp() external {
        vm.createSelectFork("sepolia");
        lockup = ISablierV2LockupLinear(vm.envAddress("SABLIER_LOCKUP_LINEAR"));
        token = new VaultToken(sender);
        vault = new StreamVault(lockup);

        // On a fork, you can act as the Protocol Admin.
        vm.startPrank(lockup.admin());
        lockup.allowToHook(address(vault));
        vm.stopPrank();

        vm.startPrank(sender);
        token.approve(address(lockup), 1000e18);
        streamId = lockup.createWithDurations(
            LockupLinear.CreateWithDurations({
                sender: sender,
                recipient: depositor,
                totalAmount: 1000e18,
                asset: token,
                cancelable: true,
                transferable: true,
                durations: LockupLinear.Durations({ cliff: 0, total: 100 days }),
                broker: Broker({ account: address(0), fee: ud60x18(0) })
            })
        );
        vm.stopPrank();

        vm.prank(depositor);
        lockup.safeTransferFrom(depositor, address(vault), streamId);
    }
    // #endregion

    // #region tests
    function test_WithdrawalIsCredited() external {
        vm.warp(block.timestamp + 25 days);
        lockup.withdrawMax(streamId, address(vault));
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
