// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { UD21x18, ud21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

/// @notice Creates Flow streams of a single token. The caller becomes the sender of the stream.
contract FlowStreamCreator {
    using SafeERC20 for IERC20;

    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;
    uint256 private immutable SCALE;

    // #region constructor
    constructor(ISablierFlow flow, IERC20Metadata token) {
        FLOW = flow;
        TOKEN = token;
        // Reverts if the token has more than 18 decimals, which Flow doesn't support.
        SCALE = uint256(10) ** (18 - token.decimals());
    }
    // #endregion

    // #region rate
    /// @notice Returns the rate, with 18 decimals, at which `amount` accrues over `duration` seconds.
    function ratePerSecond(uint128 amount, uint40 duration) public view returns (UD21x18 rate) {
        rate = ud21x18(SafeCast.toUint128(amount * SCALE / duration));
    }
    // #endregion

    // #region create
    /// @notice Creates a stream without funding it.
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
    /// @notice Creates a stream and funds it with `deposit` of the caller's tokens.
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
