// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupDynamic } from "@sablier/lockup/src/types/LockupDynamic.sol";
// #endregion

/// @notice Creates streams that follow a curve. The caller pays for each stream and becomes its sender.
contract DynamicVesting {
    // #region state
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }
    // #endregion

    // #region durations
    /// @notice Creates a stream of 100 days that releases almost everything near the end.
    function vestExponentially(address recipient, uint128 depositAmount) external returns (uint256 streamId) {
        pullAndApprove(depositAmount);

        // #region create
        LockupDynamic.SegmentWithDuration[] memory segments = new LockupDynamic.SegmentWithDuration[](1);
        segments[0] = LockupDynamic.SegmentWithDuration({
            amount: depositAmount,
            exponent: ud2x18(6e18),
            duration: 100 days
        });

        streamId = LOCKUP.createWithDurationsLD({
            params: Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "dynamicExponential"
            }),
            segmentsWithDuration: segments
        });
        // #endregion
    }
    // #endregion

    // #region timestamps
    /// @notice Streams `probation` at a constant rate for 4 weeks, then `reward` at a rising rate until week 52.
    function vestInTwoPhases(
        address recipient,
        uint128 probation,
        uint128 reward,
        uint40 startTime
    ) external returns (uint256 streamId) {
        uint128 depositAmount = probation + reward;
        pullAndApprove(depositAmount);

        // #region segments
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

        streamId = LOCKUP.createWithTimestampsLD({
            params: Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                timestamps: Lockup.Timestamps({ start: startTime, end: segments[1].timestamp }),
                shape: ""
            }),
            segments: segments
        });
    }
    // #endregion

    // #region fund
    /// @dev Pulls the tokens from the caller and approves Lockup to spend them.
    function pullAndApprove(uint128 amount) private {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(LOCKUP), amount);
    }
    // #endregion
}
