// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierV2LockupTranched } from "@sablier/v2-core/src/interfaces/ISablierV2LockupTranched.sol";
import { Broker, LockupTranched } from "@sablier/v2-core/src/types/DataTypes.sol";
import { ISablierV2BatchLockup } from "@sablier/v2-periphery/src/interfaces/ISablierV2BatchLockup.sol";
import { BatchLockup } from "@sablier/v2-periphery/src/types/DataTypes.sol";
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

    ISablierV2BatchLockup public immutable BATCH_LOCKUP;
    ISablierV2LockupTranched public immutable LOCKUP_TRANCHED;
    IERC20 public immutable TOKEN;

    constructor(ISablierV2BatchLockup batchLockup, ISablierV2LockupTranched lockupTranched, IERC20 token) {
        BATCH_LOCKUP = batchLockup;
        LOCKUP_TRANCHED = lockupTranched;
        TOKEN = token;
    }
    // #endregion

    // #region create-streams
    /// @notice Creates one stream for each grant. All streams start now.
    function createStreams(Grant[] calldata grants) external returns (uint256[] memory streamIds) {
        // #region batch
        BatchLockup.CreateWithTimestampsLT[] memory batch = new BatchLockup.CreateWithTimestampsLT[](grants.length);
        uint256 totalAmount;
        for (uint256 i = 0; i < grants.length; ++i) {
            batch[i] = BatchLockup.CreateWithTimestampsLT({
                sender: msg.sender,
                recipient: grants[i].recipient,
                totalAmount: grants[i].amount,
                cancelable: true,
                transferable: false,
                startTime: uint40(block.timestamp),
                tranches: toTranches(grants[i]),
                broker: Broker({ account: address(0), fee: ud60x18(0) })
            });
            totalAmount += grants[i].amount;
        }
        // #endregion

        // #region fund
        TOKEN.safeTransferFrom(msg.sender, address(this), totalAmount);
        TOKEN.forceApprove(address(BATCH_LOCKUP), totalAmount);
        // #endregion

        // #region create
        streamIds = BATCH_LOCKUP.createWithTimestampsLT(LOCKUP_TRANCHED, TOKEN, batch);
        // #endregion
    }
    // #endregion

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
