// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup } from "@sablier/lockup/src/types/BatchLockup.sol";
import { LockupTranched } from "@sablier/lockup/src/types/LockupTranched.sol";
// #endregion

/// @notice Creates many streams that unlock in steps. The caller pays for the streams and becomes their sender.
contract TranchedBatch {
    // #region state
    using SafeERC20 for IERC20;

    /// @dev The values that differ from stream to stream. Both unlock dates are in Unix seconds.
    struct Grant {
        address recipient;
        uint128 amount;
        uint40 firstUnlock;
        uint40 lastUnlock;
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
        BatchLockup.CreateWithTimestampsLT[] memory batch = new BatchLockup.CreateWithTimestampsLT[](grants.length);
        uint256 total;
        for (uint256 i = 0; i < grants.length; ++i) {
            batch[i] = BatchLockup.CreateWithTimestampsLT({
                sender: msg.sender,
                recipient: grants[i].recipient,
                depositAmount: grants[i].amount,
                cancelable: true,
                transferable: false,
                startTime: uint40(block.timestamp),
                tranches: toTranches(grants[i]),
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
        streamIds = BATCH_LOCKUP.createWithTimestampsLT(LOCKUP, TOKEN, batch);
        // #endregion
        // #endregion
    }

    // #region tranches
    /// @dev Unlocks a third on the first date and the rest on the last date.
    function toTranches(Grant calldata grant) private pure returns (LockupTranched.Tranche[] memory tranches) {
        uint128 third = grant.amount / 3;
        tranches = new LockupTranched.Tranche[](2);
        tranches[0] = LockupTranched.Tranche({ amount: third, timestamp: grant.firstUnlock });
        tranches[1] = LockupTranched.Tranche({ amount: grant.amount - third, timestamp: grant.lastUnlock });
    }
    // #endregion
}
