// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierV2LockupTranched } from "@sablier/v2-core/src/interfaces/ISablierV2LockupTranched.sol";
import { Broker, LockupTranched } from "@sablier/v2-core/src/types/DataTypes.sol";
// #endregion

/// @notice Creates streams that unlock in steps. The caller pays for each stream and becomes its sender.
contract TranchedVesting {
    // #region state
    using SafeERC20 for IERC20;

    ISablierV2LockupTranched public immutable LOCKUP_TRANCHED;
    IERC20 public immutable TOKEN;

    constructor(ISablierV2LockupTranched lockupTranched, IERC20 token) {
        LOCKUP_TRANCHED = lockupTranched;
        TOKEN = token;
    }
    // #endregion

    // #region durations
    /// @notice Unlocks `first` after 4 weeks and `second` 6 weeks later.
    function vestInTwoSteps(
        address recipient,
        uint128 first,
        uint128 second
    ) external returns (uint256 streamId) {
        uint128 totalAmount = first + second;
        pullAndApprove(totalAmount);

        // #region create
        LockupTranched.TrancheWithDuration[] memory tranches = new LockupTranched.TrancheWithDuration[](2);
        tranches[0] = LockupTranched.TrancheWithDuration({ amount: first, duration: 4 weeks });
        tranches[1] = LockupTranched.TrancheWithDuration({ amount: second, duration: 6 weeks });

        LockupTranched.CreateWithDurations memory params = LockupTranched.CreateWithDurations({
            sender: msg.sender,
            recipient: recipient,
            totalAmount: totalAmount,
            asset: TOKEN,
            cancelable: true,
            transferable: true,
            tranches: tranches,
            broker: Broker({ account: address(0), fee: ud60x18(0) })
        });

        streamId = LOCKUP_TRANCHED.createWithDurations(params);
        // #endregion
    }
    // #endregion

    // #region timestamps
    /// @notice Unlocks a quarter of the total every 13 weeks, counted from `startTime`.
    function vestQuarterly(
        address recipient,
        uint128 totalAmount,
        uint40 startTime
    ) external returns (uint256 streamId) {
        pullAndApprove(totalAmount);

        // #region quarters
        LockupTranched.Tranche[] memory tranches = new LockupTranched.Tranche[](4);
        uint128 quarter = totalAmount / 4;
        for (uint40 i = 0; i < 4; ++i) {
            tranches[i] = LockupTranched.Tranche({ amount: quarter, timestamp: startTime + (i + 1) * 13 weeks });
        }
        // The last tranche also gets the remainder of the division.
        tranches[3].amount = totalAmount - 3 * quarter;
        // #endregion

        streamId = LOCKUP_TRANCHED.createWithTimestamps(
            LockupTranched.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                totalAmount: totalAmount,
                asset: TOKEN,
                cancelable: true,
                transferable: true,
                startTime: startTime,
                tranches: tranches,
                broker: Broker({ account: address(0), fee: ud60x18(0) })
            })
        );
    }
    // #endregion

    // #region fund
    /// @dev Pulls the tokens from the caller and approves Lockup to spend them.
    function pullAndApprove(uint128 amount) private {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(LOCKUP_TRANCHED), amount);
    }
    // #endregion
}
