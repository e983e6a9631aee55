// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierV2LockupLinear } from "@sablier/v2-core/src/interfaces/ISablierV2LockupLinear.sol";

contract TokenApprover {
    using SafeERC20 for IERC20;

    IERC20 public immutable TOKEN;
    ISablierV2LockupLinear public immutable LOCKUP_LINEAR;

    constructor(IERC20 token, ISablierV2LockupLinear lockupLinear) {
        TOKEN = token;
        LOCKUP_LINEAR = lockupLinear;
    }

    // #region approve
    /// @notice Takes tokens from the caller and lets Lockup Linear put them into a stream.
    function pullAndApprove(uint128 amount) internal {
        // #region pull
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        // #endregion
        TOKEN.forceApprove(address(LOCKUP_LINEAR), amount);
    }
    // #endregion
}
