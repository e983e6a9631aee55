// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

// #region imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
// #endregion

/// @notice Manages Lockup streams on behalf of its owner.
contract StreamManager {
    using SafeERC20 for IERC20;

    // #region state
    error CallerNotOwner(address caller);
    error RefundTooLow(uint128 refund, uint128 minRefund);

    ISablierLockup public immutable LOCKUP;
    address public immutable OWNER;

    constructor(ISablierLockup lockup) {
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

    // #region returns-change
    /// @dev Returns the part of the value that the function doesn't spend.
    modifier returnsChange() {
        uint256 balanceBefore = address(this).balance - msg.value;
        _;
        uint256 change = address(this).balance - balanceBefore;
        if (change > 0) Address.sendValue(payable(msg.sender), change);
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
    function withdraw(uint256 streamId, address to, uint128 amount) external payable onlyOwner returnsChange {
        uint256 fee = LOCKUP.calculateMinFeeWei(streamId);
        LOCKUP.withdraw{ value: fee }(streamId, to, amount);
    }
    // #endregion

    // #region withdraw-max
    /// @notice Withdraws everything that's available.
    function withdrawMax(
        uint256 streamId,
        address to
    ) external payable onlyOwner returnsChange returns (uint128 amount) {
        // #region withdraw-call
        uint256 fee = LOCKUP.calculateMinFeeWei(streamId);
        amount = LOCKUP.withdrawMax{ value: fee }(streamId, to);
        // #endregion
    }
    // #endregion

    // #region pay-out
    /// @notice Withdraws everything that's available to the recipient of each stream. Anyone can call this function.
    function payOut(uint256[] calldata streamIds) external payable returnsChange {
        uint128[] memory amounts = new uint128[](streamIds.length);
        uint256 highestFee;
        for (uint256 i = 0; i < streamIds.length; ++i) {
            amounts[i] = LOCKUP.withdrawableAmountOf(streamIds[i]);
            uint256 fee = LOCKUP.calculateMinFeeWei(streamIds[i]);
            if (fee > highestFee) highestFee = fee;
        }
        LOCKUP.withdrawMultiple{ value: highestFee }(streamIds, amounts);
    }
    // #endregion

    // #region cancel
    /// @notice Cancels a stream. The refund stays in this contract until the owner calls `sweep`.
    function cancel(uint256 streamId) external onlyOwner returns (uint128 refund) {
        refund = LOCKUP.cancel(streamId);
    }
    // #endregion

    // #region cancel-for-refund
    /// @notice Cancels a stream only if the refund is at least `minRefund`.
    function cancelForRefund(uint256 streamId, uint128 minRefund) external onlyOwner returns (uint128 refund) {
        refund = LOCKUP.cancel(streamId);
        if (refund < minRefund) revert RefundTooLow(refund, minRefund);
    }
    // #endregion

    // #region cancel-multiple
    /// @notice Cancels the streams that can be canceled. The refund of every other stream is 0.
    function cancelMultiple(uint256[] calldata streamIds) external onlyOwner returns (uint128[] memory refunds) {
        refunds = LOCKUP.cancelMultiple(streamIds);
    }
    // #endregion

    // #region cancel-all
    /// @notice Cancels either all of the streams or none.
    function cancelAll(uint256[] calldata streamIds) external onlyOwner {
        bytes[] memory calls = new bytes[](streamIds.length);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            calls[i] = abi.encodeCall(ISablierLockup.cancel, (streamIds[i]));
        }
        LOCKUP.batch(calls);
    }
    // #endregion

    // #region renounce
    /// @notice Permanently gives up the right to cancel a stream.
    function renounce(uint256 streamId) external onlyOwner {
        LOCKUP.renounce(streamId);
    }
    // #endregion

    // #region renounce-all
    /// @notice Renounces either all of the streams or none.
    function renounceAll(uint256[] calldata streamIds) external onlyOwner {
        bytes[] memory calls = new bytes[](streamIds.length);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            calls[i] = abi.encodeCall(ISablierLockup.renounce, (streamIds[i]));
        }
        LOCKUP.batch(calls);
    }
    // #endregion

    // #region withdraw-max-and-transfer
    /// @notice Withdraws everything that's available to the stream's current owner, then transfers the stream.
    function withdrawMaxAndTransfer(
        uint256 streamId,
        address newRecipient
    ) external payable onlyOwner returnsChange returns (uint128 amount) {
        // #region transfer-call
        uint256 fee = LOCKUP.withdrawableAmountOf(streamId) > 0 ? LOCKUP.calculateMinFeeWei(streamId) : 0;
        amount = LOCKUP.withdrawMaxAndTransfer{ value: fee }(streamId, newRecipient);
        // #endregion
    }
    // #endregion

    // #region transfer
    /// @notice Transfers the stream, including everything that hasn't been withdrawn.
    function transfer(uint256 streamId, address newRecipient) external onlyOwner {
        LOCKUP.transferFrom(address(this), newRecipient, streamId);
    }
    // #endregion
}
