// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

/// @notice Creates, pauses, and pays out several Flow v3.0 streams in one call each. This contract is their sender.
contract FlowPayroll {
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

    // #region hire
    /// @notice Creates one stream for each recipient and funds it with `amountEach` of the owner's tokens.
    function hire(
        address[] calldata recipients,
        UD21x18 ratePerSecond,
        uint128 amountEach
    ) external onlyOwner returns (uint256[] memory streamIds) {
        uint256 count = recipients.length;
        TOKEN.safeTransferFrom(msg.sender, address(this), amountEach * count);
        TOKEN.forceApprove(address(FLOW), amountEach * count);

        bytes[] memory calls = new bytes[](count);
        for (uint256 i = 0; i < count; ++i) {
            calls[i] = abi.encodeCall(
                ISablierFlow.createAndDeposit,
                (address(this), recipients[i], ratePerSecond, 0, TOKEN, true, amountEach)
            );
        }
        bytes[] memory results = FLOW.batch(calls);

        streamIds = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            streamIds[i] = abi.decode(results[i], (uint256));
        }
    }
    // #endregion

    // #region raise
    /// @notice Adds tokens to a stream and changes its rate, both or neither.
    function raise(uint256 streamId, UD21x18 ratePerSecond, uint128 amount) external onlyOwner {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(FLOW), amount);

        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(
            ISablierFlow.deposit, (streamId, amount, address(this), FLOW.getRecipient(streamId))
        );
        calls[1] = abi.encodeCall(ISablierFlow.adjustRatePerSecond, (streamId, ratePerSecond));
        FLOW.batch(calls);
    }
    // #endregion

    // #region bonus
    /// @notice Changes the rate of a stream and sends its recipient some of the owner's tokens, both or neither.
    function raiseWithBonus(uint256 streamId, UD21x18 ratePerSecond, uint128 bonus) external onlyOwner {
        TOKEN.safeTransferFrom(msg.sender, address(this), bonus);
        TOKEN.forceApprove(address(FLOW), bonus);

        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(ISablierFlow.adjustRatePerSecond, (streamId, ratePerSecond));
        calls[1] = abi.encodeCall(ISablierFlow.transferTokens, (TOKEN, FLOW.getRecipient(streamId), bonus));
        FLOW.batch(calls);
    }
    // #endregion

    // #region pause
    /// @notice Pauses all of these streams, or none.
    function pauseAll(uint256[] calldata streamIds) external onlyOwner {
        bytes[] memory calls = new bytes[](streamIds.length);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            calls[i] = abi.encodeCall(ISablierFlow.pause, (streamIds[i]));
        }
        FLOW.batch(calls);
    }
    // #endregion

    // #region pay-out
    /// @notice Returns the highest minimum fee among these streams, which is enough for a batch of withdrawals.
    function highestFee(uint256[] calldata streamIds) public view returns (uint256 fee) {
        for (uint256 i = 0; i < streamIds.length; ++i) {
            fee = Math.max(fee, FLOW.calculateMinFeeWei(streamIds[i]));
        }
    }

    /// @notice Pays out what these streams owe and have, to their recipients. Anyone can do this. Flow keeps any
    /// surplus, so this function only passes on the fee, and returns the rest of the value to the caller.
    function payOutAll(uint256[] calldata streamIds) external payable {
        uint256 fee = highestFee(streamIds);
        if (msg.value < fee) revert FeeTooLow(msg.value, fee);

        bytes[] memory calls = new bytes[](streamIds.length);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            address recipient = FLOW.getRecipient(streamIds[i]);
            calls[i] = abi.encodeCall(ISablierFlow.withdrawMax, (streamIds[i], recipient));
        }
        FLOW.batch{ value: fee }(calls);
        if (msg.value > fee) Address.sendValue(payable(msg.sender), msg.value - fee);
    }
    // #endregion
}
