// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierV2Lockup } from "@sablier/v2-core/src/interfaces/ISablierV2Lockup.sol";
// #endregion

/// @notice Manages streams of one Lockup contract on behalf of its owner.
contract StreamManager {
    using SafeERC20 for IERC20;

    // #region state
    error CallerNotOwner(address caller);
    error RefundTooLow(uint128 refund, uint128 minRefund);

    ISablierV2Lockup public immutable LOCKUP;
    address public immutable OWNER;

    constructor(ISablierV2Lockup lockup) {
        LOCKUP = lockup;
        OWNER = msg.sender;
    }
    // #endregion

    // #region only-owner
    modifier onlyOwner() {
        if (msg.sender != OWNER) revert CallerNotOwner(msg.sender);
        _;
    }
    // #endregion

    // #region sweep
    /// @notice Sends this contract's whole balance of a token, such as refunds and withdrawn tokens, to an address.
    function sweep(IERC20 token, address to) external onlyOwner {
        token.safeTransfer(to, token.balanceOf(address(this)));
    }
    // #endregion

    // #region withdraw
    /// @notice Withdraws a fixed amount.
    function withdraw(uint256 streamId, address to, uint128 amount) external onlyOwner {
        LOCKUP.withdraw(streamId, to, amount);
    }
    // #endregion

    // #region withdraw-max
    /// @notice Withdraws everything that has accrued.
    function withdrawMax(uint256 streamId, address to) external onlyOwner returns (uint128 amount) {
        amount = LOCKUP.withdrawMax(streamId, to);
    }
    // #endregion

    // #region withdraw-multiple
    /// @notice Withdraws an amount from each stream to its owner. Anyone can call this function.
    function withdrawMultiple(uint256[] calldata streamIds, uint128[] calldata amounts) external {
        LOCKUP.withdrawMultiple(streamIds, amounts);
    }
    // #endregion

    // #region pay-out
    /// @notice Withdraws everything that has accrued to the owner of each stream. Skips streams with nothing due.
    function payOut(uint256[] calldata streamIds) external {
        for (uint256 i = 0; i < streamIds.length; ++i) {
            uint128 due = LOCKUP.withdrawableAmountOf(streamIds[i]);
            if (due > 0) LOCKUP.withdraw(streamIds[i], LOCKUP.getRecipient(streamIds[i]), due);
        }
    }
    // #endregion

    // #region cancel
    /// @notice Cancels a stream. The refund stays in this contract until the owner calls `sweep`.
    function cancel(uint256 streamId) external onlyOwner {
        LOCKUP.cancel(streamId);
    }
    // #endregion

    // #region cancel-multiple
    /// @notice Cancels either all of the streams or none.
    function cancelMultiple(uint256[] calldata streamIds) external onlyOwner {
        LOCKUP.cancelMultiple(streamIds);
    }
    // #endregion

    // #region cancel-for-refund
    /// @notice Cancels a stream only if the refund is at least `minRefund`.
    function cancelForRefund(uint256 streamId, uint128 minRefund) external onlyOwner returns (uint128 refund) {
        refund = LOCKUP.refundableAmountOf(streamId);
        if (refund < minRefund) revert RefundTooLow(refund, minRefund);
        LOCKUP.cancel(streamId);
    }
    // #endregion

    // #region renounce
    /// @notice Permanently gives up the right to cancel a stream.
    function renounce(uint256 streamId) external onlyOwner {
        LOCKUP.renounce(streamId);
    }
    // #endregion

    // #region withdraw-max-and-transfer
    /// @notice Withdraws everything that has accrued to this contract, then transfers the stream.
    function withdrawMaxAndTransfer(
        uint256 streamId,
        address newRecipient
    ) external onlyOwner returns (uint128 amount) {
        amount = LOCKUP.withdrawMaxAndTransfer(streamId, newRecipient);
    }
    // #endregion

    // #region transfer
    /// @notice Transfers the stream, including everything that hasn't been withdrawn.
    function transfer(uint256 streamId, address newRecipient) external onlyOwner {
        LOCKUP.transferFrom(address(this), newRecipient, streamId);
    }
    // #endregion
}
