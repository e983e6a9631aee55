// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierV2LockupLinear } from "@sablier/v2-core/src/interfaces/ISablierV2LockupLinear.sol";
import { Broker, LockupLinear } from "@sablier/v2-core/src/types/DataTypes.sol";

/// @notice Creates linear streams that last 52 weeks. The caller pays for each stream and becomes its sender.
contract StreamCreator {
    using SafeERC20 for IERC20;

    ISablierV2LockupLinear public immutable LOCKUP_LINEAR;
    IERC20 public immutable TOKEN;

    constructor(ISablierV2LockupLinear lockupLinear, IERC20 token) {
        LOCKUP_LINEAR = lockupLinear;
        TOKEN = token;
    }

    function createStream(address recipient, uint128 totalAmount) external returns (uint256 streamId) {
        TOKEN.safeTransferFrom(msg.sender, address(this), totalAmount);
        TOKEN.forceApprove(address(LOCKUP_LINEAR), totalAmount);
        streamId = LOCKUP_LINEAR.createWithDurations(
            LockupLinear.CreateWithDurations({
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
            })
        );
    }
}
