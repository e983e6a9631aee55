// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupTranched } from "@sablier/lockup/src/types/LockupTranched.sol";
// #endregion

/// @notice Creates streams that unlock in steps. The caller pays for each stream and becomes its sender.
contract TranchedVesting {
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
    /// @notice Unlocks `first` after 4 weeks and `second` 6 weeks later.
    function vestInTwoSteps(
        address recipient,
        uint128 first,
        uint128 second
    ) external returns (uint256 streamId) {
        uint128 depositAmount = first + second;
        pullAndApprove(depositAmount);

        // #region create
        LockupTranched.TrancheWithDuration[] memory tranches = new LockupTranched.TrancheWithDuration[](2);
        tranches[0] = LockupTranched.TrancheWithDuration({ amount: first, duration: 4 weeks });
        tranches[1] = LockupTranched.TrancheWithDuration({ amount: second, duration: 6 weeks });

        streamId = LOCKUP.createWithDurationsLT({
            params: Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: ""
            }),
            tranchesWithDuration: tranches
        });
        // #endregion
    }
    // #endregion

    // #region timestamps
    /// @notice Unlocks 10%, 20%, 30%, and 40% of the deposit, one part every 13 weeks, counted from `startTime`.
    function vestBackweighted(
        address recipient,
        uint128 depositAmount,
        uint40 startTime
    ) external returns (uint256 streamId) {
        pullAndApprove(depositAmount);

        // #region quarters
        LockupTranched.Tranche[] memory tranches = new LockupTranched.Tranche[](4);
        uint128 tenth = depositAmount / 10;
        for (uint40 i = 0; i < 4; ++i) {
            tranches[i] = LockupTranched.Tranche({
                amount: tenth * (i + 1),
                timestamp: startTime + (i + 1) * 13 weeks
            });
        }
        // The last tranche also gets the remainder of the division.
        tranches[3].amount = depositAmount - 6 * tenth;
        // #endregion

        streamId = LOCKUP.createWithTimestampsLT({
            params: Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                timestamps: Lockup.Timestamps({ start: startTime, end: tranches[3].timestamp }),
                shape: "tranchedBackweighted"
            }),
            tranches: tranches
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
