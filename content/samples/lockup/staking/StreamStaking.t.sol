// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierV2LockupLinear } from "@sablier/v2-core/src/interfaces/ISablierV2LockupLinear.sol";
import { Broker, LockupLinear } from "@sablier/v2-core/src/types/DataTypes.sol";
import { Test } from "forge-std/Test.sol";

import { StreamStaking } from "./StreamStaking.sol";

contract StakingToken is ERC20 {
    constructor(address holder) ERC20("Staking Token", "STAKE") {
        _mint(holder, 10_000e18);
    }
}

contract StreamStakingTest is Test {
    ISablierV2LockupLinear internal lockup;
    StakingToken internal token;
    StreamStaking internal staking;
    address internal treasury = makeAddr("treasury");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");

    // #region setup
    function setUp() external {
        vm.createSelectFork("sepolia");
        lockup = ISablierV2LockupLinear(vm.envAddress("SABLIER_LOCKUP_LINEAR"));
        token = new StakingToken(treasury);
        staking = new StreamStaking(treasury, lockup, token);

        // On a fork, you can act as the Protocol Admin.
        vm.startPrank(lockup.admin());
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

        lockup.withdrawMax(streamId, address(staking));
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
        streamId = lockup.createWithDurations(
            LockupLinear.CreateWithDurations({
                sender: treasury,
                recipient: recipient,
                totalAmount: amount,
                asset: token,
                cancelable: true,
                transferable: true,
                durations: LockupLinear.Durations({ cliff: 0, total: 100 days }),
                broker: Broker({ account: address(0), fee: ud60x18(0) })
            })
        );
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
