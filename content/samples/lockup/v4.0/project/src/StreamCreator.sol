// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";

/// @notice Creates linear streams that last 52 weeks. The caller pays for each stream and becomes its sender.
contract StreamCreator {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    function createStream(address recipient, uint128 depositAmount) external returns (uint256 streamId) {
        TOKEN.safeTransferFrom(msg.sender, address(this), depositAmount);
        TOKEN.forceApprove(address(LOCKUP), depositAmount);
        // #region create
        streamId = LOCKUP.createWithDurationsLL({
            params: Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "linear"
            }),
            unlockAmounts: LockupLinear.UnlockAmounts({
                start: 0,
                cliff: 0
            }),
            granularity: 0,
            durations: LockupLinear.Durations({
                cliff: 0,
                total: 52 weeks
            })
        });
        // #endregion
    }
}
