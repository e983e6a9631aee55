// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

/// @notice Pays people with Flow v3.0 streams of a single token. This contract is the sender of each stream, and its
/// owner manages the streams.
contract FlowManager {
    using SafeERC20 for IERC20;

    error CallerNotOwner(address caller);
    error FeeTooLow(uint256 paid, uint256 fee);

    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;
    address public immutable OWNER;

    modifier onlyOwner() {
        if (msg.sender != OWNER) revert CallerNotOwner(msg.sender);
        _;
    }

    constructor(ISablierFlow flow, IERC20 token) {
        FLOW = flow;
        TOKEN = token;
        OWNER = msg.sender;
    }

    // #region create
    /// @notice Creates a stream without funding it. A start time of 0 means now.
    function create(
        address recipient,
        UD21x18 ratePerSecond,
        uint40 startTime
    ) external onlyOwner returns (uint256 streamId) {
        streamId = FLOW.create({
            sender: address(this),
            recipient: recipient,
            ratePerSecond: ratePerSecond,
            startTime: startTime,
            token: TOKEN,
            transferable: true
        });
    }
    // #endregion

    // #region deposit
    /// @notice Funds a stream with the caller's tokens. Anyone can do this.
    function deposit(uint256 streamId, uint128 amount) external {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(FLOW), amount);
        FLOW.deposit({
            streamId: streamId,
            amount: amount,
            sender: address(this),
            recipient: FLOW.getRecipient(streamId)
        });
    }
    // #endregion

    // #region withdraw
    /// @notice Pays out everything that a stream owes and has, to its recipient. Anyone can do this. Flow keeps any
    /// surplus, so this function only passes on the fee, and returns the rest of the value to the caller.
    function payOut(uint256 streamId) external payable returns (uint128 amount) {
        uint256 fee = FLOW.calculateMinFeeWei(streamId);
        if (msg.value < fee) revert FeeTooLow(msg.value, fee);
        amount = FLOW.withdrawMax{ value: fee }({ streamId: streamId, to: FLOW.getRecipient(streamId) });
        if (msg.value > fee) Address.sendValue(payable(msg.sender), msg.value - fee);
    }
    // #endregion

    // #region adjust
    /// @notice Changes the rate of a running stream.
    function setRate(uint256 streamId, UD21x18 ratePerSecond) external onlyOwner {
        FLOW.adjustRatePerSecond(streamId, ratePerSecond);
    }
    // #endregion

    // #region pause
    /// @notice Stops the debt from growing.
    function pause(uint256 streamId) external onlyOwner {
        FLOW.pause(streamId);
    }

    /// @notice Makes the debt of a paused stream grow again.
    function restart(uint256 streamId, UD21x18 ratePerSecond) external onlyOwner {
        FLOW.restart(streamId, ratePerSecond);
    }
    // #endregion

    // #region refund
    /// @notice Takes back some of the tokens that aren't owed, and sends them to the owner.
    function refund(uint256 streamId, uint128 amount) external onlyOwner {
        FLOW.refund(streamId, amount);
        FLOW.getToken(streamId).safeTransfer(OWNER, amount);
    }

    /// @notice Takes back all tokens that aren't owed, and sends them to the owner.
    function refundAll(uint256 streamId) external onlyOwner returns (uint128 amount) {
        amount = FLOW.refundMax(streamId);
        FLOW.getToken(streamId).safeTransfer(OWNER, amount);
    }
    // #endregion

    // #region void
    /// @notice Ends a stream for good. What it owes above its balance is written off.
    function void(uint256 streamId) external onlyOwner {
        FLOW.void(streamId);
    }
    // #endregion
}
