// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { AggregatorV3Interface } from "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupPriceGated } from "@sablier/lockup/src/types/LockupPriceGated.sol";
// #endregion

/// @notice Creates streams that unlock at a target price. The caller pays for each stream and becomes its sender.
contract PriceGatedVesting {
    // #region state
    using SafeERC20 for IERC20;

    error StalePrice(uint256 updatedAt);

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;
    AggregatorV3Interface public immutable ORACLE;

    constructor(ISablierLockup lockup, IERC20 token, AggregatorV3Interface oracle) {
        LOCKUP = lockup;
        TOKEN = token;
        ORACLE = oracle;
    }
    // #endregion

    /// @notice Locks the deposit until the price is at or above `targetPrice`, which has 8 decimals, or for 104 weeks.
    function lockUntilPrice(
        address recipient,
        uint128 depositAmount,
        uint128 targetPrice
    ) external returns (uint256 streamId) {
        // #region fresh
        (, , , uint256 updatedAt, ) = ORACLE.latestRoundData();
        uint256 age = block.timestamp - updatedAt;
        if (age > 1 days) revert StalePrice(updatedAt);
        // #endregion

        // #region fund
        TOKEN.safeTransferFrom(msg.sender, address(this), depositAmount);
        TOKEN.forceApprove(address(LOCKUP), depositAmount);
        // #endregion

        // #region create
        streamId = LOCKUP.createWithTimestampsLPG({
            params: Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: false,
                transferable: true,
                timestamps: Lockup.Timestamps({
                    start: uint40(block.timestamp),
                    end: uint40(block.timestamp + 104 weeks)
                }),
                shape: ""
            }),
            unlockParams: LockupPriceGated.UnlockParams({ oracle: ORACLE, targetPrice: targetPrice })
        });
        // #endregion
    }
}
