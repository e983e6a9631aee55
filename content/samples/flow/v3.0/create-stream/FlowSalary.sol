// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { UD21x18, ud21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
// #endregion

/// @notice Creates Flow streams of one token that pay an amount per 30 days. The caller becomes the sender.
contract FlowSalary {
    // #region state
    using SafeERC20 for IERC20;

    error StartTimeInPast(uint40 startTime);

    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;
    uint256 private immutable SCALE;

    constructor(ISablierFlow flow, IERC20Metadata token) {
        FLOW = flow;
        TOKEN = token;
        // Reverts for a token with more than 18 decimals, which Flow doesn't support.
        SCALE = uint256(10) ** (18 - token.decimals());
    }
    // #endregion

    // #region rate
    /// @notice Returns the rate at which `amount`, in the token's smallest unit, accrues over `duration` seconds.
    function ratePerSecond(uint128 amount, uint40 duration) public view returns (UD21x18) {
        return ud21x18(SafeCast.toUint128(amount * SCALE / duration));
    }
    // #endregion

    // #region now
    /// @notice Creates a stream that starts now, without a deposit.
    function payFromNow(address recipient, uint128 amountPerMonth) external returns (uint256 streamId) {
        // #region create
        streamId = FLOW.create({
            sender: msg.sender,
            recipient: recipient,
            ratePerSecond: ratePerSecond(amountPerMonth, 30 days),
            startTime: 0,
            token: TOKEN,
            transferable: true
        });
        // #endregion
    }
    // #endregion

    // #region later
    /// @notice Creates a stream that starts at a given time, without a deposit. It's pending until then.
    function payFrom(
        uint40 startTime,
        address recipient,
        uint128 amountPerMonth
    ) external returns (uint256 streamId) {
        if (startTime < block.timestamp) revert StartTimeInPast(startTime);
        streamId = FLOW.create({
            sender: msg.sender,
            recipient: recipient,
            ratePerSecond: ratePerSecond(amountPerMonth, 30 days),
            startTime: startTime,
            token: TOKEN,
            transferable: true
        });
    }
    // #endregion

    // #region funded
    /// @notice Creates a stream that starts now, and funds it with `deposit` of the caller's tokens.
    function payAndFund(
        address recipient,
        uint128 amountPerMonth,
        uint128 deposit
    ) external returns (uint256 streamId) {
        TOKEN.safeTransferFrom(msg.sender, address(this), deposit);
        TOKEN.forceApprove(address(FLOW), deposit);
        streamId = FLOW.createAndDeposit({
            sender: msg.sender,
            recipient: recipient,
            ratePerSecond: ratePerSecond(amountPerMonth, 30 days),
            startTime: 0,
            token: TOKEN,
            transferable: true,
            amount: deposit
        });
    }
    // #endregion
}
