// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierV2LockupDynamic } from "@sablier/v2-core/src/interfaces/ISablierV2LockupDynamic.sol";
import { Broker, LockupDynamic } from "@sablier/v2-core/src/types/DataTypes.sol";
// #endregion

/// @notice Creates streams that follow a curve. The caller pays for each stream and becomes its sender.
contract DynamicVesting {
    // #region state
    using SafeERC20 for IERC20;

    ISablierV2LockupDynamic public immutable LOCKUP_DYNAMIC;
    IERC20 public immutable TOKEN;

    constructor(ISablierV2LockupDynamic lockupDynamic, IERC20 token) {
        LOCKUP_DYNAMIC = lockupDynamic;
        TOKEN = token;
    }
    // #endregion

    // #region timestamps
    /// @notice Streams `probation` at a steady rate for 4 weeks, then `reward` at a rising rate until week 52.
    function vestInTwoPhases(
        address recipient,
        uint128 probation,
        uint128 reward
    ) external returns (uint256 streamId) {
        uint128 totalAmount = probation + reward;
        pullAndApprove(totalAmount);

        // #region segments
        uint40 startTime = uint40(block.timestamp);
        LockupDynamic.Segment[] memory segments = new LockupDynamic.Segment[](2);
        segments[0] = LockupDynamic.Segment({
            amount: probation,
            exponent: ud2x18(1e18),
            timestamp: startTime + 4 weeks
        });
        segments[1] = LockupDynamic.Segment({
            amount: reward,
            exponent: ud2x18(3.14e18),
            timestamp: startTime + 52 weeks
        });
        // #endregion

        // #region params
        LockupDynamic.CreateWithTimestamps memory params = LockupDynamic.CreateWithTimestamps({
            sender: msg.sender,
            recipient: recipient,
            totalAmount: totalAmount,
            asset: TOKEN,
            cancelable: true,
            transferable: true,
            startTime: startTime,
            segments: segments,
            broker: Broker({ account: address(0), fee: ud60x18(0) })
        });
        // #endregion

        // #region create
        streamId = LOCKUP_DYNAMIC.createWithTimestamps(params);
        // #endregion
    }
    // #endregion

    // #region durations
    /// @notice Creates a stream of 100 days that releases almost everything near the end.
    function vestExponentially(address recipient, uint128 totalAmount) external returns (uint256 streamId) {
        pullAndApprove(totalAmount);

        // #region single-segment
        LockupDynamic.SegmentWithDuration[] memory segments = new LockupDynamic.SegmentWithDuration[](1);
        segments[0] = LockupDynamic.SegmentWithDuration({
            amount: totalAmount,
            exponent: ud2x18(6e18),
            duration: 100 days
        });

        streamId = LOCKUP_DYNAMIC.createWithDurations(
            LockupDynamic.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                totalAmount: totalAmount,
                asset: TOKEN,
                cancelable: true,
                transferable: true,
                segments: segments,
                broker: Broker({ account: address(0), fee: ud60x18(0) })
            })
        );
        // #endregion
    }
    // #endregion

    // #region fund
    /// @dev Pulls the tokens from the caller and approves Lockup to spend them.
    function pullAndApprove(uint128 amount) private {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(LOCKUP_DYNAMIC), amount);
    }
    // #endregion
}
