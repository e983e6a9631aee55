// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { UD2x18, ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup } from "@sablier/lockup/src/types/BatchLockup.sol";
import { LockupDynamic } from "@sablier/lockup/src/types/LockupDynamic.sol";
// #endregion

/// @notice Creates many streams that follow curves. The caller pays for the streams and becomes their sender.
contract DynamicBatch {
    // #region state
    using SafeERC20 for IERC20;

    /// @dev The values that differ from stream to stream. `exponent` has 18 decimals, and `duration` is in seconds.
    struct Grant {
        address recipient;
        uint128 amount;
        UD2x18 exponent;
        uint40 duration;
    }

    ISablierBatchLockup public immutable BATCH_LOCKUP;
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierBatchLockup batchLockup, ISablierLockup lockup, IERC20 token) {
        BATCH_LOCKUP = batchLockup;
        LOCKUP = lockup;
        TOKEN = token;
    }
    // #endregion

    /// @notice Creates one stream for each grant. All streams start now.
    function createStreams(Grant[] calldata grants) external returns (uint256[] memory streamIds) {
        // #region create-streams
        // #region batch
        BatchLockup.CreateWithTimestampsLD[] memory batch = new BatchLockup.CreateWithTimestampsLD[](grants.length);
        uint256 total;
        for (uint256 i = 0; i < grants.length; ++i) {
            batch[i] = BatchLockup.CreateWithTimestampsLD({
                sender: msg.sender,
                recipient: grants[i].recipient,
                depositAmount: grants[i].amount,
                cancelable: true,
                transferable: false,
                startTime: uint40(block.timestamp),
                segments: toSegments(grants[i]),
                shape: ""
            });
            total += grants[i].amount;
        }
        // #endregion

        // #region fund
        TOKEN.safeTransferFrom(msg.sender, address(this), total);
        TOKEN.forceApprove(address(BATCH_LOCKUP), total);
        // #endregion

        // #region create
        streamIds = BATCH_LOCKUP.createWithTimestampsLD(LOCKUP, TOKEN, batch);
        // #endregion
        // #endregion
    }

    // #region segments
    /// @dev Releases a quarter at a constant rate in the first week, and the rest along the curve of the grant.
    function toSegments(Grant calldata grant) private view returns (LockupDynamic.Segment[] memory segments) {
        uint40 startTime = uint40(block.timestamp);
        uint128 quarter = grant.amount / 4;
        segments = new LockupDynamic.Segment[](2);
        segments[0] = LockupDynamic.Segment({
            amount: quarter,
            exponent: ud2x18(1e18),
            timestamp: startTime + 1 weeks
        });
        segments[1] = LockupDynamic.Segment({
            amount: grant.amount - quarter,
            exponent: grant.exponent,
            timestamp: startTime + grant.duration
        });
    }
    // #endregion
}
