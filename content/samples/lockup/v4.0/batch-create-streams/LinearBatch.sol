// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup } from "@sablier/lockup/src/types/BatchLockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";
// #endregion

/// @notice Creates many linear streams at once. The caller pays for the streams and becomes their sender.
contract LinearBatch {
    // #region state
    using SafeERC20 for IERC20;

    /// @dev The values that differ from stream to stream. Durations are in seconds, and `total` includes the cliff.
    struct Grant {
        address recipient;
        uint128 amount;
        uint40 cliff;
        uint128 cliffAmount;
        uint40 total;
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
        BatchLockup.CreateWithDurationsLL[] memory batch = new BatchLockup.CreateWithDurationsLL[](grants.length);
        uint256 total;
        for (uint256 i = 0; i < grants.length; ++i) {
            batch[i] = BatchLockup.CreateWithDurationsLL({
                sender: msg.sender,
                recipient: grants[i].recipient,
                depositAmount: grants[i].amount,
                cancelable: true,
                transferable: false,
                durations: LockupLinear.Durations({
                    cliff: grants[i].cliff,
                    total: grants[i].total
                }),
                unlockAmounts: LockupLinear.UnlockAmounts({
                    start: 0,
                    cliff: grants[i].cliffAmount
                }),
                granularity: 0,
                shape: grants[i].cliff > 0 ? "cliff" : "linear"
            });
            total += grants[i].amount;
        }
        // #endregion

        // #region fund
        TOKEN.safeTransferFrom(msg.sender, address(this), total);
        TOKEN.forceApprove(address(BATCH_LOCKUP), total);
        // #endregion

        // #region create
        streamIds = BATCH_LOCKUP.createWithDurationsLL(LOCKUP, TOKEN, batch);
        // #endregion
        // #endregion
    }
}
