// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierV2LockupLinear } from "@sablier/v2-core/src/interfaces/ISablierV2LockupLinear.sol";
import { Broker, LockupLinear } from "@sablier/v2-core/src/types/DataTypes.sol";
import { ISablierV2BatchLockup } from "@sablier/v2-periphery/src/interfaces/ISablierV2BatchLockup.sol";
import { BatchLockup } from "@sablier/v2-periphery/src/types/DataTypes.sol";
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
        uint40 total;
    }

    ISablierV2BatchLockup public immutable BATCH_LOCKUP;
    ISablierV2LockupLinear public immutable LOCKUP_LINEAR;
    IERC20 public immutable TOKEN;

    constructor(ISablierV2BatchLockup batchLockup, ISablierV2LockupLinear lockupLinear, IERC20 token) {
        BATCH_LOCKUP = batchLockup;
        LOCKUP_LINEAR = lockupLinear;
        TOKEN = token;
    }
    // #endregion

    // #region create-streams
    /// @notice Creates one stream for each grant. All streams start now.
    function createStreams(Grant[] calldata grants) external returns (uint256[] memory streamIds) {
        // #region batch
        BatchLockup.CreateWithDurationsLL[] memory batch = new BatchLockup.CreateWithDurationsLL[](grants.length);
        uint256 totalAmount;
        for (uint256 i = 0; i < grants.length; ++i) {
            batch[i] = BatchLockup.CreateWithDurationsLL({
                sender: msg.sender,
                recipient: grants[i].recipient,
                totalAmount: grants[i].amount,
                cancelable: true,
                transferable: false,
                durations: LockupLinear.Durations({
                    cliff: grants[i].cliff,
                    total: grants[i].total
                }),
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
        streamIds = BATCH_LOCKUP.createWithDurationsLL(LOCKUP_LINEAR, TOKEN, batch);
        // #endregion
    }
    // #endregion
}
