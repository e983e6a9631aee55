// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { UD21x18, ud21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

/// @notice Opens Flow streams in one token. The sender of each is whoever calls this contract.
contract FlowStreamCreator {
    using SafeERC20 for IERC20;

    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;
    uint256 private immutable SCALE;

    // #region constructor
    constructor(ISablierFlow flow, IERC20Metadata token) {
        FLOW = flow;
        TOKEN = token;
        // Reverts for a token with more than 18 decimals, which Flow refuses too.
        SCALE = uint256(10) ** (18 - token.decimals());
    }
    // #endregion

    // #region rate
    /// @notice The rate, with 18 decimals, at which `amount` of the token builds up in `duration` seconds.
    function ratePerSecond(uint128 amount, uint40 duration) public view returns (UD21x18 rate) {
        rate = ud21x18(SafeCast.toUint128(amount * SCALE / duration));
    }
    // #endregion

    // #region create
    /// @notice Opens a stream without funding it.
    function createStream(address recipient, uint128 amount, uint40 duration) external returns (uint256 streamId) {
        streamId = FLOW.create({
            sender: msg.sender,
            recipient: recipient,
            ratePerSecond: ratePerSecond(amount, duration),
            token: TOKEN,
            transferable: true
        });
    }
    // #endregion

    // #region create-and-deposit
    /// @notice Opens a stream and funds it with `deposit` of the caller's tokens.
    function createFundedStream(
        address recipient,
        uint128 amount,
        uint40 duration,
        uint128 deposit
    ) external returns (uint256 streamId) {
        TOKEN.safeTransferFrom(msg.sender, address(this), deposit);
        TOKEN.forceApprove(address(FLOW), deposit);
        streamId = FLOW.createAndDeposit({
            sender: msg.sender,
            recipient: recipient,
            ratePerSecond: ratePerSecond(amount, duration),
            token: TOKEN,
            transferable: true,
            amount: deposit
        });
    }
    // #endregion
}
