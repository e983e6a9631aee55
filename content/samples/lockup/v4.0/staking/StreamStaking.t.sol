// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";
import { Test } from "forge-std/Test.sol";

import { StreamStaking } from "./StreamStaking.sol";

contract StakingToken is ERC20 {
    constructor(address holder) ERC20("Staking Token", "STAKE") {
        _mint(holder, 10_000e18);
    }
}

contract StreamStakingTest is Test {
    ISablierLockup internal lockup;
    StakingToken internal token;
    StreamStaking internal staking;
    address internal treasury = makeAddr("treasury");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");

    // #region setup
    function setUp() external {
        vm.createSelectFork("sepolia");
        lockup = ISablierLockup(vm.envAddress("SABLIER_LOCKUP"));
        token = new StakingToken(treasury);
        staking = new StreamStaking(treasury, lockup, token);

        // On a fork, you can act as the comptroller.
        vm.startPrank(address(lockup.comptroller()));
        lockup.allowToHook(address(staking));
        vm.stopPrank();

        // Pay 1 token per second for 1,000 seconds.
        vm.startPrank(treasury);
        token.approve(address(staking), 1000e18);
        staking.startRewardPeriod(1000e18, 1000);
        vm.stopPrank();
    }
    // #endregion

    // #region tests
    function test_RewardsAreShared() external {
        stakeAs(alice, createStream(alice, 100e18));
        vm.warp(block.timestamp + 300);
        stakeAs(bob, createStream(bob, 200e18));
        vm.warp(block.timestamp + 300);

        // Alice earns everything for 300 seconds. After that, she earns a third and Bob two thirds.
        assertEq(staking.earned(alice), 400e18);
        assertEq(staking.earned(bob), 200e18);

        vm.prank(alice);
        staking.claimRewards();
        assertEq(token.balanceOf(alice), 400e18);
    }

    function test_WithdrawalReachesTheStaker() external {
        uint256 streamId = createStream(alice, 100e18);
        stakeAs(alice, streamId);
        vm.warp(block.timestamp + 50 days);

        uint256 fee = lockup.calculateMinFeeWei(streamId);
        vm.deal(address(this), fee);
        lockup.withdrawMax{ value: fee }(streamId, address(staking));
        assertEq(token.balanceOf(alice), 50e18);
        assertEq(staking.totalStaked(), 50e18);
    }

    function test_UnstakeReturnsTheStream() external {
        uint256 streamId = createStream(alice, 100e18);
        stakeAs(alice, streamId);

        vm.expectRevert(abi.encodeWithSelector(StreamStaking.CallerNotStaker.selector, streamId, bob));
        vm.prank(bob);
        staking.unstake(streamId);

        vm.prank(alice);
        staking.unstake(streamId);
        assertEq(lockup.getRecipient(streamId), alice);
    }
    // #endregion

    // #region helpers
    function createStream(address recipient, uint128 amount) internal returns (uint256 streamId) {
        vm.startPrank(treasury);
        token.approve(address(lockup), amount);
        streamId = lockup.createWithDurationsLL({
            params: Lockup.CreateWithDurations({
                sender: treasury,
                recipient: recipient,
                depositAmount: amount,
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
    }

    function stakeAs(address staker, uint256 streamId) internal {
        vm.startPrank(staker);
        lockup.approve(address(staking), streamId);
        staking.stake(streamId);
        vm.stopPrank();
    }
    // #endregion
}
