// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";
// #endregion

/// @notice Creates linear streams of one token. The caller pays for each stream and becomes its sender.
contract LinearVesting {
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
    /// @notice Creates a stream that lasts 52 weeks from now. Its cliff is after 4 weeks and unlocks 4/52 of the deposit.
    function vestFromNow(address recipient, uint128 depositAmount) external returns (uint256 streamId) {
        pullAndApprove(depositAmount);

        // #region create
        streamId = LOCKUP.createWithDurationsLL({
            params: Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "cliff"
            }),
            unlockAmounts: LockupLinear.UnlockAmounts({
                start: 0,
                cliff: depositAmount * 4 / 52
            }),
            granularity: 0,
            durations: LockupLinear.Durations({
                cliff: 4 weeks,
                total: 52 weeks
            })
        });
        // #endregion
    }
    // #endregion

    // #region timestamps
    /// @notice Creates a stream between two dates. For a stream without a cliff, pass 0 as both cliff arguments.
    function vestBetween(
        address recipient,
        uint128 depositAmount,
        Lockup.Timestamps calldata timestamps,
        uint40 cliffTime,
        uint128 cliffAmount
    ) external returns (uint256 streamId) {
        pullAndApprove(depositAmount);

        streamId = LOCKUP.createWithTimestampsLL({
            params: Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                timestamps: timestamps,
                shape: cliffTime > 0 ? "cliff" : "linear"
            }),
            unlockAmounts: LockupLinear.UnlockAmounts({
                start: 0,
                cliff: cliffAmount
            }),
            granularity: 0,
            cliffTime: cliffTime
        });
    }
    // #endregion

    // #region steps
    /// @notice Unlocks `bonus` now, and the rest of the deposit in 52 equal weekly steps.
    function vestWeekly(
        address recipient,
        uint128 depositAmount,
        uint128 bonus
    ) external returns (uint256 streamId) {
        pullAndApprove(depositAmount);

        streamId = LOCKUP.createWithDurationsLL({
            params: Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "linearStepper"
            }),
            unlockAmounts: LockupLinear.UnlockAmounts({
                start: bonus,
                cliff: 0
            }),
            granularity: 1 weeks,
            durations: LockupLinear.Durations({
                cliff: 0,
                total: 52 weeks
            })
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
