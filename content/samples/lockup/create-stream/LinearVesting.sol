// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierV2LockupLinear } from "@sablier/v2-core/src/interfaces/ISablierV2LockupLinear.sol";
import { Broker, LockupLinear } from "@sablier/v2-core/src/types/DataTypes.sol";
// #endregion

/// @notice Creates linear streams of one token. The caller pays for each stream and becomes its sender.
contract LinearVesting {
    // #region state
    using SafeERC20 for IERC20;

    ISablierV2LockupLinear public immutable LOCKUP_LINEAR;
    IERC20 public immutable TOKEN;

    constructor(ISablierV2LockupLinear lockupLinear, IERC20 token) {
        LOCKUP_LINEAR = lockupLinear;
        TOKEN = token;
    }
    // #endregion

    // #region durations
    /// @notice Creates a stream that lasts 52 weeks from now, with a cliff after 4 weeks.
    function vestFromNow(address recipient, uint128 totalAmount) external returns (uint256 streamId) {
        pullAndApprove(totalAmount);

        // #region create
        LockupLinear.CreateWithDurations memory params = LockupLinear.CreateWithDurations({
            sender: msg.sender,
            recipient: recipient,
            totalAmount: totalAmount,
            asset: TOKEN,
            cancelable: true,
            transferable: true,
            durations: LockupLinear.Durations({
                cliff: 4 weeks,
                total: 52 weeks
            }),
            broker: Broker({ account: address(0), fee: ud60x18(0) })
        });

        streamId = LOCKUP_LINEAR.createWithDurations(params);
        // #endregion
    }
    // #endregion

    // #region timestamps
    /// @notice Creates a stream between two dates. Set the cliff to 0 for a stream without one.
    function vestBetween(
        address recipient,
        uint128 totalAmount,
        LockupLinear.Timestamps calldata timestamps
    ) external returns (uint256 streamId) {
        pullAndApprove(totalAmount);

        streamId = LOCKUP_LINEAR.createWithTimestamps(
            LockupLinear.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                totalAmount: totalAmount,
                asset: TOKEN,
                cancelable: true,
                transferable: true,
                timestamps: timestamps,
                broker: Broker({ account: address(0), fee: ud60x18(0) })
            })
        );
    }
    // #endregion

    // #region fund
    /// @dev Pulls the tokens from the caller and approves Lockup to spend them.
    function pullAndApprove(uint128 amount) private {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(LOCKUP_LINEAR), amount);
    }
    // #endregion
}
